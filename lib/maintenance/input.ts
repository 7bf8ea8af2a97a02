import { z } from "zod";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import {
  DayInput,
  Id,
  IdFilter,
  inOurWords,
  MoneyInput,
  optionalDay,
  optionalText,
  QuantityInput,
  Search,
} from "../input";
import { filter, paging, wholeUnlessPaged } from "../list-input";
import { dayFilter, idFilter, oneOf } from "../list-query";
import { faultMissing } from "./fault";

const names = {
  id: "sheetId",
  sheet_id: "sheetId",
  project_id: "projectId",
  partner_id: "partnerId",
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
  .transform(inOurWords(names));

const changes = z
  .object({ ...required, ...optional, status: z.enum(maintenanceStatuses).optional() })
  .partial();

/** Changes of a sheet named in the body. */
export const MaintenanceUpdate = changes.extend({ id: Id }).transform(inOurWords(names));

/** Changes of a sheet named in the path. */
export const MaintenanceChanges = changes.extend({ sheet_id: Id }).transform(inOurWords(names));

export const MaintenanceRef = z.object({ sheet_id: Id }).transform(inOurWords(names));

export const MaintenanceList = z
  .object({
    project_id: IdFilter,
    partner_id: IdFilter,
    resource_item_id: IdFilter,
    date_from: optionalDay,
    date_to: optionalDay,
    status: filter(z.enum(maintenanceStatuses)),
    type_maintenance: filter(z.enum(maintenanceTypes)),
    search: Search,
    ...paging,
  })
  .transform(wholeUnlessPaged)
  .transform(inOurWords(names));

/** What is typed to find the unit of a sheet. */
export const UnitSearch = z
  .object({ project_id: IdFilter, search: Search })
  .transform(inOurWords(names));

/** What is typed to find the project of a sheet. */
export const ProjectSearch = z.object({ search: Search });

const sortable = [
  "number",
  "date",
  "code",
  "location",
  "partner",
  "type",
  "status",
  "total",
] as const;

const filters = {
  equipmentId: idFilter(),
  status: oneOf(maintenanceStatuses),
  type: oneOf(maintenanceTypes),
  date_from: dayFilter(),
  date_to: dayFilter(),
};

/** What the list's screen may be asked. */
export const maintenanceQuery = {
  sortable,
  filters: { projectId: idFilter(), partnerId: idFilter(), ...filters },
} as const;

/** What the list of one project may be asked; its path names the project. */
export const projectMaintenanceQuery = {
  sortable,
  filters: { project_id: idFilter(), ...filters },
} as const;
