import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { constant } from "@/db/constant";
import { assignments, projects, visits } from "@/db/schema";
import { occursOn, standingOn } from "../assignments/occurs-on";
import type { BaseContext } from "../kernel/context";
import { movedStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { liveServices, type ServiceSchedule, scheduleColumns } from "./queries";
import type { RecordedDays } from "./waiting";

const services = alias(assignments, "services");

/** Of each visit both are asked once, however many sums look at it. */
const toldOf = (to: Day): SQL => sql`
  select ${visits.assignmentId} as id, ${visits.plannedDate} as planned, ${visits.movedTo} as moved,
    ${and(lte(visits.plannedDate, to), occursOn(services, visits.plannedDate))} as is_of_series,
    ${and(
      sql`${visits.status} = ${constant(movedStatus)}`,
      lte(visits.movedTo, to),
      standingOn(services, visits.movedTo),
    )} as is_waiting
  from ${visits} join services on ${eq(services.id, visits.assignmentId)} offset 0`;

const recordedSeries = (to: Day): SQL => sql`
  with services as materialized (
    select ${assignments}.* from ${assignments}
    join ${projects} on ${eq(projects.id, assignments.projectId)} where ${liveServices({})})
  select id, count(*) filter (where is_of_series) as recorded, min(planned) filter (where is_of_series) as first_recorded,
    count(*) filter (where is_waiting) as moved, min(moved) filter (where is_waiting) as first_moved
  from (${toldOf(to)}) as told group by id`;

/** Live services of open projects that began by a day, each with what is recorded of it until then. */
export const listRecordedSeries = (
  ctx: BaseContext,
  to: Day,
): Promise<(ServiceSchedule & RecordedDays)[]> =>
  ctx.db
    .select({
      ...scheduleColumns,
      recorded: sql<number>`coalesce(series.recorded, 0)::int`,
      firstRecorded: sql<Day | null>`series.first_recorded::text`,
      moved: sql<number>`coalesce(series.moved, 0)::int`,
      firstMoved: sql<Day | null>`series.first_moved::text`,
    })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .leftJoin(sql`(${recordedSeries(to)}) as series`, sql`series.id = ${assignments.id}`)
    .where(and(liveServices({}), lte(assignments.startDate, to)));

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
