import * as z from "zod";
import { worksheetStatuses } from "@/db/values";
import type { ProjectLine } from "../billing/list-project-lines";
import { ChainBody, chainJson } from "../custody/json";
import { asNumber } from "../values/decimal";
import { namedBody } from "../wire/output";
import type { WorkOrder } from "./get-project-overview";

const DetailBody = z.strictObject({
  id: z.int(),
  equipment: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  total_line: z.number(),
  resource_item_code: z.string().nullable(),
});

export const WorkOrderBody = namedBody("ProjectWorkOrder", {
  id: z.int(),
  project_id: z.int(),
  series_code: z.string(),
  date: z.iso.date(),
  issue_date: z.iso.date(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  status: z.enum(worksheetStatuses),
  subtotal: z.number(),
  tax_percentage: z.number(),
  tax_amount: z.number(),
  total: z.number(),
  observations: z.string().nullable(),
  is_closed: z.boolean(),
  is_deleted: z.boolean(),
  details: z.array(DetailBody),
  details_count: z.int(),
  custody_chains: z.array(ChainBody),
  custody_chains_count: z.int(),
  maintenance_sheets_count: z.int(),
});

const detailJson = (line: ProjectLine): z.input<typeof DetailBody> => ({
  id: line.id,
  equipment: line.name ?? line.description,
  quantity: asNumber(line.quantity),
  unit_price: asNumber(line.unitPrice),
  total_line: asNumber(line.subtotal),
  resource_item_code: line.code,
});

export const workOrderJson = (order: WorkOrder): z.input<typeof WorkOrderBody> => ({
  id: order.worksheet.id,
  project_id: order.worksheet.projectId,
  series_code: order.worksheet.seriesCode,
  date: order.worksheet.date,
  issue_date: order.worksheet.issueDate,
  period_start: order.worksheet.periodStart,
  period_end: order.worksheet.periodEnd,
  status: order.worksheet.status,
  subtotal: asNumber(order.worksheet.subtotal),
  tax_percentage: asNumber(order.worksheet.taxPercentage),
  tax_amount: asNumber(order.worksheet.taxAmount),
  total: asNumber(order.worksheet.total),
  observations: order.worksheet.observations,
  is_closed: order.worksheet.isClosed,
  is_deleted: order.worksheet.isDeleted,
  details: order.lines.map(detailJson),
  details_count: order.lines.length,
  custody_chains: order.chains.map(chainJson),
  custody_chains_count: order.chains.length,
  maintenance_sheets_count: order.maintenanceCount,
});
