import { worksheetStatuses } from "@/db/values";
import { dayFilter, idFilter, manyOf, yesNo } from "../lists/address";

/** `project_id` also comes from a project's own address. */
export const worksheetQuery = {
  sortable: ["series", "date", "period", "location", "partner", "status", "subtotal", "total"],
  filters: {
    project_id: idFilter(),
    partner_id: idFilter(),
    status: manyOf(worksheetStatuses),
    is_closed: yesNo(),
    date_from: dayFilter(),
    date_to: dayFilter(),
  },
} as const;
