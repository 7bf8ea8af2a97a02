import type { Context } from "../kernel/context";
import type { Decimal } from "../values/decimal";
import { single } from "../values/rows";
import { measuresOf } from "./report";
import { type OpenReport, selectTotals } from "./report-sql";

/** By key; null where nothing can be said of many rows. */
export type ReportTotals = { count: number; values: Record<string, Decimal | null> };

type Summed = { rows_in_all: number } & Record<string, string | null>;

export async function getReportTotals(ctx: Context, open: OpenReport): Promise<ReportTotals> {
  const found = single(await ctx.db.execute<Summed>(selectTotals(open)));
  const values = measuresOf(open.report).map((key) => [key, found[key] ?? null]);
  return { count: found.rows_in_all, values: Object.fromEntries(values) };
}
