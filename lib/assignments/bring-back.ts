import { and, eq, gt, gte, lte, ne, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { assignmentRates, assignments } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lastWorkingDayOf } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import { costOnDay, ratedOf } from "../rates/rates";
import type { Day } from "../values/dates";
import type { NamedAssignment } from "./queries";
import { notRetired } from "./retirement";

/** Undoing a retirement takes back the days since; refused when the unit worked elsewhere on one of them. */
async function assertStayedFree(ctx: Context, assignment: NamedAssignment) {
  const last = lastWorkingDayOf(assignments);
  const worksAfter = or(
    sql`${last} is null`,
    and(gt(last, assignment.retirementDate), gte(last, assignments.startDate)),
  );
  const elsewhere = await ctx.db.$count(
    assignments,
    and(
      live(assignments),
      eq(assignments.equipmentId, assignment.equipmentId),
      ofUnits(assignments),
      ne(assignments.id, assignment.id),
      assignment.endDate ? lte(assignments.startDate, assignment.endDate) : undefined,
      worksAfter,
    ),
  );
  if (elsewhere > 0)
    throw new Refused(
      "El equipo tuvo otra asignación desde que se retiró: indique una nueva fecha de inicio.",
      "resource_busy",
    );
}

export async function undoRetirement(
  ctx: Context,
  assignment: NamedAssignment,
  services: readonly NamedAssignment[],
): Promise<number[]> {
  await assertStayedFree(ctx, assignment);
  const ids = [assignment, ...services].map(({ id }) => id);
  await ctx.db.update(assignments).set(notRetired).where(among(assignments.id, ids));
  return ids;
}

const unlessBefore = (startDate: Day, day: Day | null) => (day && day >= startDate ? day : null);

/** Starts on another day; an end and an expected return before that day fall away. */
const renewed = (assignment: NamedAssignment, startDate: Day) => ({
  projectId: assignment.projectId,
  equipmentId: assignment.equipmentId,
  kind: assignment.kind,
  description: assignment.description,
  servedEquipmentId: assignment.servedEquipmentId,
  cost: costOnDay(ratedOf(assignment), startDate),
  frequencyType: assignment.frequencyType,
  intervalDays: assignment.intervalDays,
  weekdays: assignment.weekdays,
  monthdays: assignment.monthdays,
  startDate,
  endDate: unlessBefore(startDate, assignment.endDate),
  expectedReturnDate: unlessBefore(startDate, assignment.expectedReturnDate),
  notes: assignment.notes,
});

export type Renewal = {
  assignment: NamedAssignment;
  startDate: Day;
  /** What of it is otherwise from then on. */
  instead?: Partial<Pick<NamedAssignment, "equipmentId" | "servedEquipmentId" | "description">>;
};

const ratesAfter = ({ rates }: NamedAssignment, startDate: Day) =>
  (rates ?? []).filter(({ from }) => from > startDate);

/** At the price of that day, and at those that were agreed for later. */
export async function startAgain(ctx: Context, all: readonly Renewal[]): Promise<number[]> {
  const renewals = all.map(({ assignment, startDate, instead }) => ({
    ...renewed(assignment, startDate),
    ...instead,
  }));
  const ids = await insertAll(ctx.db, assignments, renewals);
  const rates = all.flatMap(({ assignment, startDate }, index) =>
    ratesAfter(assignment, startDate).map(({ from, cost }) => ({
      assignmentId: ids[index] ?? 0,
      fromDate: from,
      cost,
    })),
  );
  await insertAll(ctx.db, assignmentRates, rates);
  return ids;
}
