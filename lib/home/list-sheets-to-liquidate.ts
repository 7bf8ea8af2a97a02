import { and, asc, eq, lt, sql } from "drizzle-orm";
import { live, undeleted } from "@/db/live";
import { partners, projects, worksheets } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { openStatus } from "../states/worksheet";
import type { Decimal } from "../values/decimal";

const shown = 3;

const select = (ctx: BaseContext) =>
  ctx.db
    .select({
      id: worksheets.id,
      projectId: projects.id,
      seriesCode: worksheets.seriesCode,
      periodStart: worksheets.periodStart,
      periodEnd: worksheets.periodEnd,
      subtotal: worksheets.subtotal,
      location: projects.location,
      partnerName: partners.name,
      inAll: sql<number>`(count(*) over ())::int`,
      amount: sql<Decimal>`(sum(${worksheets.subtotal}) over ())::text`,
    })
    .from(worksheets)
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        undeleted(worksheets),
        live(projects),
        eq(worksheets.status, openStatus),
        lt(worksheets.periodEnd, ctx.today),
      ),
    )
    .orderBy(asc(worksheets.periodEnd), asc(worksheets.id))
    .limit(shown);

export type DueSheet = Omit<Awaited<ReturnType<typeof select>>[number], "inAll" | "amount">;

/** `rows` are the first ones; `amount` is of all, before tax, in US$. */
export type DueSheets = { rows: DueSheet[]; total: number; amount: Decimal };

/** EN EJECUCIÓN with their period over, the longest waiting first. */
export async function listSheetsToLiquidate(ctx: BaseContext): Promise<DueSheets> {
  const found = await select(ctx);
  return {
    rows: found.map(({ inAll: _, amount: __, ...sheet }) => sheet),
    total: found[0]?.inAll ?? 0,
    amount: found[0]?.amount ?? "0",
  };
}
