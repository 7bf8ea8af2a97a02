import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, projects, visits } from "@/db/schema";
import { occursOn, standingOn } from "../assignments/occurs-on";
import type { BaseContext } from "../kernel/context";
import { movedStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { liveServices } from "./queries";
import type { RecordedDays } from "./waiting";

const visitsWhere = (where: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${where}))::int`;

const firstWhere = (day: typeof visits.plannedDate | typeof visits.movedTo, where?: SQL) =>
  sql<Day | null>`(min(${day}) filter (where ${where}))::text`;

/** By assignment of live services of open projects, those without recorded visits left out. */
export async function listRecordedSeries(
  ctx: BaseContext,
  to: Day,
): Promise<ReadonlyMap<number, RecordedDays>> {
  const ofSeries = and(lte(visits.plannedDate, to), occursOn(assignments, visits.plannedDate));
  const stillMoved = and(
    eq(visits.status, movedStatus),
    lte(visits.movedTo, to),
    standingOn(assignments, visits.movedTo),
  );
  const found = await ctx.db
    .select({
      assignmentId: visits.assignmentId,
      recorded: visitsWhere(ofSeries),
      firstRecorded: firstWhere(visits.plannedDate, ofSeries),
      moved: visitsWhere(stillMoved),
      firstMoved: firstWhere(visits.movedTo, stillMoved),
    })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(liveServices({}))
    .groupBy(visits.assignmentId);
  return new Map(found.map(({ assignmentId, ...series }) => [assignmentId, series]));
}

export async function listRecordedDays(
  ctx: BaseContext,
  ids: readonly number[],
  to: Day,
): Promise<ReadonlyMap<number, ReadonlySet<Day>>> {
  if (ids.length === 0) return new Map();
  const found = await ctx.db
    .select({
      assignmentId: visits.assignmentId,
      days: sql<string>`string_agg(${visits.plannedDate}::text, ',')`,
    })
    .from(visits)
    .where(and(among(visits.assignmentId, ids), lte(visits.plannedDate, to)))
    .groupBy(visits.assignmentId);
  return new Map(found.map(({ assignmentId, days }) => [assignmentId, new Set(days.split(","))]));
}
