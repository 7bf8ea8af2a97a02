import * as z from "zod";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { filter, paging, wholeUnlessPaged } from "../lists/input";
import { IdFilter, optionalDay, renamed, Search } from "../wire/input";

const names = {
  project_id: "projectId",
  partner_id: "partnerId",
  resource_item_id: "equipmentId",
  type_maintenance: "type",
} as const;

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
  .transform(renamed(names));

export const UnitSearch = z
  .object({ project_id: IdFilter, search: Search })
  .transform(renamed(names));
