import { and, eq, gt, gte, lte, ne, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { ofUnits } from "../placement/of-kind";
import type { Day } from "../values/dates";
import type { PlacedAssignment } from "./queries";

/** Undoing a retirement takes back the days since; refused when the unit worked elsewhere on one of them. */
async function assertStayedFree(ctx: Context, one: PlacedAssignment) {
  const last = sql`least(${assignments.endDate}, ${assignments.retirementDate})`;
  const worksAfter = or(
    sql`${last} is null`,
    and(gt(last, one.retirementDate), gte(last, assignments.startDate)),
  );
  const elsewhere = await ctx.db.$count(
    assignments,
    and(
      live(assignments),
      eq(assignments.equipmentId, one.equipmentId),
      ofUnits(assignments),
      ne(assignments.id, one.id),
      one.endDate ? lte(assignments.startDate, one.endDate) : undefined,
      worksAfter,
    ),
  );
  if (elsewhere > 0)
    throw new Refused(
      "El equipo tuvo otra asignación desde que se retiró: indique una nueva fecha de inicio.",
      "resource_busy",
    );
}

const notRetired = {
  isRetired: false,
  retirementDate: null,
  retirementReason: null,
  retiredWithId: null,
} as const;

export async function undoRetirement(
  ctx: Context,
  assignment: PlacedAssignment,
  services: readonly PlacedAssignment[],
): Promise<number[]> {
  await assertStayedFree(ctx, assignment);
  const ids = [assignment, ...services].map(({ id }) => id);
  await ctx.db.update(assignments).set(notRetired).where(among(assignments.id, ids));
  return ids;
}

/** Starts on another day; an end before that day falls away. */
const renewed = (one: PlacedAssignment, startDate: Day) => ({
  projectId: one.projectId,
  equipmentId: one.equipmentId,
  kind: one.kind,
  description: one.description,
  servedEquipmentId: one.servedEquipmentId,
  cost: one.cost,
  frequencyType: one.frequencyType,
  intervalDays: one.intervalDays,
  weekdays: one.weekdays,
  monthdays: one.monthdays,
  startDate,
  endDate: one.endDate && one.endDate >= startDate ? one.endDate : null,
  notes: one.notes,
});

export async function startAgain(
  ctx: Context,
  all: readonly PlacedAssignment[],
  startDate: Day,
): Promise<number[]> {
  const terms = all.map((one) => renewed(one, startDate));
  return insertAll(ctx.db, assignments, terms);
}
