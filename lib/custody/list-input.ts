import * as z from "zod";
import { chainStatuses, wasteTypes } from "@/db/values";
import { alwaysPaged, filter, paging } from "../lists/input";
import { IdFilter, optionalDay, renamed, Search } from "../wire/input";

const names = {
  project_id: "projectId",
  partner_id: "partnerId",
  sheet_project_id: "worksheetId",
  type_waste: "waste",
} as const;

export const ChainList = z
  .object({
    project_id: IdFilter,
    partner_id: IdFilter,
    sheet_project_id: IdFilter,
    type_waste: filter(z.enum(wasteTypes)),
    status: filter(z.enum(chainStatuses)),
    date_from: optionalDay,
    date_to: optionalDay,
    search: Search,
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));
