import * as z from "zod";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import {
  DayInput,
  Id,
  LooseId,
  MoneyInput,
  optionalText,
  QuantityInput,
  renamed,
} from "../wire/input";
import { faultMissing } from "./fault";

const names = {
  id: "sheetId",
  sheet_id: "sheetId",
  project_id: "projectId",
  resource_item_id: "equipmentId",
  type_maintenance: "type",
  fault_description: "faultDescription",
  fault_causes: "faultCauses",
  parts_used: "partsUsed",
  work_performed: "workPerformed",
  daily_rate: "dailyRate",
  logistics_cost: "logisticsCost",
  parts_cost: "partsCost",
  total_cost: "totalCost",
  technician_name: "technicianName",
  supervisor_name: "supervisorName",
} as const;

const required = {
  resource_item_id: Id,
  date: DayInput,
  type_maintenance: z.enum(maintenanceTypes),
};

const optional = {
  fault_description: optionalText(5000),
  fault_causes: optionalText(5000),
  parts_used: optionalText(5000),
  work_performed: optionalText(5000),
  observations: optionalText(5000),
  days: QuantityInput.nullish(),
  daily_rate: MoneyInput.nullish(),
  logistics_cost: MoneyInput.nullish(),
  parts_cost: MoneyInput.nullish(),
  total_cost: MoneyInput.nullish(),
  technician_name: optionalText(200),
  supervisor_name: optionalText(200),
};

export const MaintenanceInput = z
  .object({ project_id: Id, ...required, ...optional })
  .superRefine(({ type_maintenance: type, fault_description: faultDescription }, issues) => {
    const message = faultMissing({ type, faultDescription });
    if (message) issues.addIssue({ code: "custom", path: ["fault_description"], message });
  })
  .transform(renamed(names))
  .meta({ id: "MaintenanceInput" });

const changes = z
  .object({ ...required, ...optional, status: z.enum(maintenanceStatuses).optional() })
  .partial();

export const MaintenanceUpdate = changes
  .extend({ id: Id })
  .transform(renamed(names))
  .meta({ id: "MaintenanceUpdate" });

export const MaintenanceChanges = changes
  .extend({ sheet_id: Id })
  .transform(renamed(names))
  .meta({ id: "MaintenanceChanges" });

export const MaintenanceRef = z.object({ sheet_id: Id }).transform(renamed(names));

export const DoubtsInput = z
  .object({
    sheet_id: LooseId.optional(),
    project_id: LooseId,
    resource_item_id: LooseId,
    date: DayInput,
  })
  .transform(renamed(names));
