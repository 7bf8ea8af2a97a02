import * as z from "zod";
import { equipmentTypes, maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { asNumber } from "../values/decimal";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { Maintenance } from "./queries";

const UnitBody = z.strictObject({ id: z.int(), code: z.string(), name: z.string() });

const SheetBody = namedBody("MaintenanceSheet", {
  id: z.int(),
  sheet_number: z.string(),
  project_id: z.int(),
  project: z.strictObject({ id: z.int(), partner_name: z.string(), location: z.string() }),
  resource_item: UnitBody.extend({ type_equipment: z.enum(equipmentTypes) }),
  date: z.iso.date(),
  type_maintenance: z.enum(maintenanceTypes),
  fault_description: z.string().nullable(),
  fault_causes: z.string().nullable(),
  parts_used: z.string().nullable(),
  work_performed: z.string().nullable(),
  observations: z.string().nullable(),
  days: z.number(),
  daily_rate: z.number(),
  logistics_cost: z.number(),
  parts_cost: z.number(),
  total_cost: z.number(),
  technician_name: z.string().nullable(),
  supervisor_name: z.string().nullable(),
  status: z.enum(maintenanceStatuses),
  approved_by: z.string().nullable(),
  approved_at: z.iso.datetime().nullable(),
  is_deleted: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const CreatedBody = namedBody("CreatedMaintenanceSheet", {
  id: z.int(),
  sheet_number: z.string(),
  project_id: z.int(),
  resource_item: UnitBody,
  date: z.iso.date(),
  type_maintenance: z.enum(maintenanceTypes),
  total_cost: z.number(),
  status: z.enum(maintenanceStatuses),
});

const sheetJson = ({ sheet, unit, project, partner }: Maintenance): z.input<typeof SheetBody> => ({
  id: sheet.id,
  sheet_number: sheet.sheetNumber,
  project_id: project.id,
  project: { id: project.id, partner_name: partner.name, location: project.location },
  resource_item: { id: unit.id, code: unit.code, name: unit.name, type_equipment: unit.type },
  date: sheet.date,
  type_maintenance: sheet.type,
  fault_description: sheet.faultDescription,
  fault_causes: sheet.faultCauses,
  parts_used: sheet.partsUsed,
  work_performed: sheet.workPerformed,
  observations: sheet.observations,
  days: asNumber(sheet.days),
  daily_rate: asNumber(sheet.dailyRate),
  logistics_cost: asNumber(sheet.logisticsCost),
  parts_cost: asNumber(sheet.partsCost),
  total_cost: asNumber(sheet.totalCost),
  technician_name: sheet.technicianName,
  supervisor_name: sheet.supervisorName,
  status: sheet.status,
  approved_by: sheet.approvedBy,
  approved_at: sheet.approvedAt?.toISOString() ?? null,
  is_deleted: sheet.isDeleted,
  created_at: sheet.createdAt.toISOString(),
  updated_at: sheet.updatedAt.toISOString(),
});

export const MaintenanceRecord = recordBody(SheetBody);
export const MaintenanceCreated = recordBody(CreatedBody);
export const MaintenanceListing = listBody(SheetBody);

export const maintenanceRecordJson = (found: Maintenance) => ({ data: sheetJson(found) });
export const maintenanceUpdatedJson = (found: Maintenance) => ({
  message: `Hoja de mantenimiento ${found.sheet.sheetNumber} actualizada.`,
  data: sheetJson(found),
});
export const maintenanceDeletedJson = () => ({ message: "Hoja de mantenimiento eliminada." });
export const maintenanceListJson = (listed: Listed<Maintenance>) => listJson(listed, sheetJson);

export const maintenanceCreatedJson = ({ sheet, unit }: Maintenance) => ({
  message: `Hoja de mantenimiento ${sheet.sheetNumber} creada.`,
  data: {
    id: sheet.id,
    sheet_number: sheet.sheetNumber,
    project_id: sheet.projectId,
    resource_item: { id: unit.id, code: unit.code, name: unit.name },
    date: sheet.date,
    type_maintenance: sheet.type,
    total_cost: asNumber(sheet.totalCost),
    status: sheet.status,
  } satisfies z.input<typeof CreatedBody>,
});
