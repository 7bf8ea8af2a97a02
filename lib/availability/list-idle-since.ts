import { and, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { lastWorkingDayOf } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import type { Day } from "../values/dates";

/** The last day each of them worked before today; one that never did is missing. */
export async function listIdleSince(
  ctx: BaseContext,
  equipmentIds: readonly number[],
): Promise<Map<number, Day>> {
  const last = lastWorkingDayOf(assignments);
  const rows = await ctx.db
    .select({ id: assignments.equipmentId, day: sql<Day>`max(${last})::text` })
    .from(assignments)
    .where(
      and(
        among(assignments.equipmentId, equipmentIds),
        live(assignments),
        ofUnits(assignments),
        sql`${last} < ${ctx.today}::date`,
      ),
    )
    .groupBy(assignments.equipmentId);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
