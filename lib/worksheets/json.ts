import * as z from "zod";
import { worksheetStatuses } from "@/db/values";
import type { Worksheet } from "../billing/worksheet-queries";
import { type Listed, listJson } from "../lists/page";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";

const Status = z.enum(worksheetStatuses);

const ListedBody = namedBody("ListedWorksheet", {
  id: z.int(),
  project_id: z.int(),
  series_code: z.string(),
  date: z.iso.date(),
  status: Status,
  subtotal: z.number(),
  tax_percentage: z.number(),
  tax_amount: z.number(),
  total: z.number(),
});
const UpdatedBody = namedBody("UpdatedWorksheet", {
  ...ListedBody.shape,
  observations: z.string().nullable(),
});
const CreatedBody = namedBody("CreatedWorksheet", {
  id: z.int(),
  series_code: z.string(),
  project_id: z.int(),
  date: z.iso.date(),
  status: Status,
});
const ReopenedBody = z.strictObject({ id: z.int(), series_code: z.string(), status: Status });
const WholeBody = namedBody("Worksheet", {
  ...UpdatedBody.shape,
  issue_date: z.iso.date(),
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  service_type: z.string().nullable(),
  contact_reference: z.string().nullable(),
  contact_phone_reference: z.string().nullable(),
  client_po_reference: z.string().nullable(),
  final_disposition_reference: z.string().nullable(),
  invoice_reference: z.string().nullable(),
  is_closed: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const listedJson = (sheet: Worksheet): z.input<typeof ListedBody> => ({
  id: sheet.id,
  project_id: sheet.projectId,
  series_code: sheet.seriesCode,
  date: sheet.date,
  status: sheet.status,
  subtotal: asNumber(sheet.subtotal),
  tax_percentage: asNumber(sheet.taxPercentage),
  tax_amount: asNumber(sheet.taxAmount),
  total: asNumber(sheet.total),
});

const updatedJson = (sheet: Worksheet): z.input<typeof UpdatedBody> => ({
  ...listedJson(sheet),
  observations: sheet.observations,
});

const wholeJson = (sheet: Worksheet): z.input<typeof WholeBody> => ({
  ...updatedJson(sheet),
  issue_date: sheet.issueDate,
  period_start: sheet.periodStart,
  period_end: sheet.periodEnd,
  service_type: sheet.serviceType,
  contact_reference: sheet.contactReference,
  contact_phone_reference: sheet.contactPhoneReference,
  client_po_reference: sheet.clientOrderReference,
  final_disposition_reference: sheet.finalDispositionReference,
  invoice_reference: sheet.invoiceReference,
  is_closed: sheet.isClosed,
  created_at: sheet.createdAt.toISOString(),
  updated_at: sheet.updatedAt.toISOString(),
});

export const WorksheetListing = listBody(ListedBody);
export const WorksheetCreated = recordBody(CreatedBody);
export const WorksheetUpdated = recordBody(UpdatedBody);
export const WorksheetReopened = recordBody(ReopenedBody);
export const WorksheetBody = recordBody(WholeBody);

export const worksheetListJson = (listed: Listed<Worksheet>) => listJson(listed, listedJson);
export const worksheetRecordJson = (sheet: Worksheet) => ({ data: wholeJson(sheet) });
export const worksheetRefreshedJson = (sheet: Worksheet) => ({
  message: "Planilla actualizada con los hechos de su período.",
  data: wholeJson(sheet),
});
export const worksheetUpdatedJson = (sheet: Worksheet) => ({
  message: "Planilla actualizada.",
  data: updatedJson(sheet),
});
export const worksheetDeletedJson = () => ({ message: "Planilla eliminada." });

export const worksheetCreatedJson = (sheet: Worksheet) => ({
  message: `Planilla ${sheet.seriesCode} creada.`,
  data: {
    id: sheet.id,
    series_code: sheet.seriesCode,
    project_id: sheet.projectId,
    date: sheet.date,
    status: sheet.status,
  } satisfies z.input<typeof CreatedBody>,
});

export const worksheetReopenedJson = (sheet: Worksheet) => ({
  message: `Planilla ${sheet.seriesCode} reabierta.`,
  data: {
    id: sheet.id,
    series_code: sheet.seriesCode,
    status: sheet.status,
  } satisfies z.input<typeof ReopenedBody>,
});
