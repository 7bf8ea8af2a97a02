import { and, eq, gte, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { projects, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { invoicedStatus, statusesToBill, type WorksheetStatus } from "../states/worksheet";
import type { Decimal } from "../values/decimal";
import { firstDayOf, type Month, monthsUntil } from "./months";

/** US$ before tax, by the date of the work sheets. */
export type BillingMonth = {
  month: Month;
  /** FACTURADA. */
  billed: Decimal;
  /** EN EJECUCIÓN or LIQUIDADA: written, not invoiced yet. */
  toBill: Decimal;
};

const month = sql<Month>`to_char(${worksheets.date}, 'YYYY-MM')`;

const amountOf = (statuses: readonly WorksheetStatus[]) =>
  sql<Decimal>`coalesce(sum(${worksheets.subtotal}) filter (where ${among(worksheets.status, statuses)}), 0)::text`;

/**
 * The last twelve, this one included, of live sheets of live projects: what the list of work sheets sums for that
 * month.
 */
export async function listBillingMonths(
  ctx: BaseContext,
  { partnerId }: { partnerId?: number | undefined } = {},
): Promise<BillingMonth[]> {
  const months = monthsUntil(ctx.today, 12);
  const [first = ctx.today] = months;
  const rows = await ctx.db
    .select({
      month,
      billed: amountOf([invoicedStatus]),
      toBill: amountOf(statusesToBill),
    })
    .from(worksheets)
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(
      and(
        undeleted(worksheets),
        live(projects),
        gte(worksheets.date, firstDayOf(first)),
        partnerId ? eq(projects.partnerId, partnerId) : undefined,
      ),
    )
    .groupBy(month);
  const known = new Map(rows.map((row) => [row.month, row]));
  return months.map((each) => known.get(each) ?? { month: each, billed: "0", toBill: "0" });
}
