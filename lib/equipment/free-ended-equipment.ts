import { aliasedTable, and, asc, eq, lt, notExists } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, equipment } from "@/db/schema";
import { atomically, type BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { available } from "../placement/availability";
import { rented } from "../placement/availability-conditions";
import { holdingOnOrAfter, unretired } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";

const other = aliasedTable(assignments, "other");

const endedUnits = (ctx: BaseContext, ids: readonly number[] | undefined) =>
  ctx.db
    .select({ id: equipment.id })
    .from(assignments)
    .innerJoin(
      equipment,
      and(
        eq(equipment.id, assignments.equipmentId),
        eq(equipment.currentProjectId, assignments.projectId),
        rented(equipment),
      ),
    )
    .where(
      and(
        ids && among(equipment.id, ids),
        lt(assignments.endDate, ctx.today),
        unretired(assignments),
        ofUnits(assignments),
        notExists(
          ctx.db
            .select({ id: other.id })
            .from(other)
            .where(
              and(
                eq(other.equipmentId, assignments.equipmentId),
                holdingOnOrAfter(other, ctx.today),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(equipment.id));

type Chosen = { ids?: readonly number[] };

/**
 * Frees units whose operation ended before today (contract, Update assignment); their assignments stay. Looks again
 * once they are locked. The change log names nobody.
 */
export async function freeEndedEquipment(
  ctx: BaseContext,
  { ids }: Chosen = {},
): Promise<number[]> {
  if ((await endedUnits(ctx, ids).limit(1)).length === 0) return [];
  return atomically({ ...ctx, caller: null }, async (ctx) => {
    await endedUnits(ctx, ids).for(exclusive, { of: equipment });
    const due = (await endedUnits(ctx, ids)).map(({ id }) => id);
    if (due.length > 0)
      await ctx.db.update(equipment).set(available).where(among(equipment.id, due));
    return due;
  });
}
