import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { assignments, unitClaims } from "@/db/schema";
import { atomically, type BaseContext } from "../kernel/context";
import { ofAssignments } from "../placement/claim-kind";
import { overdueOn } from "../placement/holding";
import { lockUnits } from "../placement/lock-units";

const selectOverdue = (ctx: BaseContext) =>
  ctx.db
    .select({ id: assignments.id, equipmentId: assignments.equipmentId })
    .from(assignments)
    .where(
      and(
        overdueOn(assignments, ctx.today),
        notExists(
          ctx.db
            .select({ id: unitClaims.id })
            .from(unitClaims)
            .where(
              and(
                ofAssignments,
                eq(unitClaims.sourceId, assignments.id),
                sql`${unitClaims.span} @> ${ctx.today}::date`,
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(assignments.equipmentId));

/** Units that are still out though they should be back are held for today, except from who was promised them. */
export async function extendOverdueClaims(ctx: BaseContext): Promise<number> {
  const found = await selectOverdue(ctx);
  if (found.length === 0) return 0;
  return atomically({ ...ctx, caller: null }, async (ctx) => {
    await lockUnits(
      ctx,
      found.map(({ equipmentId }) => equipmentId),
    );
    const overdue = (await selectOverdue(ctx)).map(({ id }) => id);
    await ctx.db.execute(sql`
      select claim_assigned_unit(stay) from project_resources as stay
      where stay.id = any(${`{${overdue.join(",")}}`}::int[])`);
    return overdue.length;
  });
}
