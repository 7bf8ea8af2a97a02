import { and, asc, eq, getTableColumns, lte, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments, partners, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { lastWorkingDayOf } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import { addDays, type Day, type DaySpan, later } from "../values/dates";

const { id, equipmentId, projectId, startDate, endDate, expectedReturnDate, isRetired } =
  getTableColumns(assignments);

/** Half-open, as claims are: `to` is the day from which it is others'. */
export type UnitStay = {
  id: number;
  equipmentId: number;
  projectId: number;
  partnerName: string;
  from: Day;
  to: Day | null;
  /** Out, though it should be back. */
  isLate: boolean;
};

type Row = {
  startDate: Day;
  endDate: Day | null;
  expectedReturnDate: Day | null;
  isRetired: boolean;
  lastDay: Day | null;
};

/** A retired one worked on its last day; one that goes on is thought to be back on its own. */
function spanOf(row: Row, today: Day) {
  const { startDate: from, endDate, expectedReturnDate: expected } = row;
  if (row.isRetired) return { from, to: row.lastDay && addDays(row.lastDay, 1), isLate: false };
  const isLate = endDate === null && expected !== null && expected <= today;
  const back = isLate ? addDays(today, 1) : (endDate ?? expected);
  return { from, to: back && later(back, addDays(from, 1)), isLate };
}

/** Of these units, past and to come, that may meet the days; by unit and day. */
export async function listStays(
  ctx: BaseContext,
  { equipmentIds, span }: { equipmentIds: readonly number[]; span: DaySpan },
): Promise<UnitStay[]> {
  const lastDay = lastWorkingDayOf(assignments);
  const rows = await ctx.db
    .select({
      ...{ id, equipmentId, projectId, startDate, endDate, expectedReturnDate, isRetired },
      lastDay: sql<Day | null>`${lastDay}::text`,
      partnerName: partners.name,
    })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(
      and(
        among(assignments.equipmentId, equipmentIds),
        live(assignments),
        ofUnits(assignments),
        lte(assignments.startDate, span.to),
        or(sql`${lastDay} is null`, sql`${lastDay} >= greatest(${startDate}, ${span.from}::date)`),
      ),
    )
    .orderBy(asc(equipmentId), asc(startDate), asc(id));
  return rows.map((row) => ({
    id: row.id,
    equipmentId: row.equipmentId,
    projectId: row.projectId,
    partnerName: row.partnerName,
    ...spanOf(row, ctx.today),
  }));
}
