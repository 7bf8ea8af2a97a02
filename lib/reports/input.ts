import * as z from "zod";
import { filter, paging } from "../lists/input";
import { Search, StrictDay } from "../wire/input";

export const ReportsAsked = z.object({});

/** It also takes the filters of the report, which `GET reports/` tells; lists of words are set apart by commas. */
export const ReportAskedFor = z.looseObject({
  report: z.string(),
  period_from: filter(StrictDay),
  period_to: filter(StrictDay),
  search: Search,
  sort: z.string().max(60, "Hasta 60 caracteres.").optional(),
  format: filter(z.enum(["json", "csv", "xlsx", "pdf"])),
  ...paging,
});
