import { parseListQuery, type SearchParams } from "../lists/address";
import { listSpecOf } from "../lists/declared";
import type { Day } from "../values/dates";
import { asDeclared } from "./as-declared";
import type { Report } from "./report";
import { reportSpan } from "./span";

/** As its screen, its files and its mails ask it; what cannot be read is the usual. */
export function askedOfAddress(report: Report, params: SearchParams, today: Day) {
  const query = parseListQuery(params, listSpecOf(asDeclared(report)));
  return { ...query, span: reportSpan(query.filters, today) };
}
