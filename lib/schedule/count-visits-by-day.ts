import { and, between, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { constant } from "@/db/constant";
import { assignments, projects, visits } from "@/db/schema";
import { occursOn, standingOn } from "../assignments/occurs-on";
import type { BaseContext } from "../kernel/context";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { liveServices, type ServiceQuery } from "./queries";

export type VisitCount = {
  plannedDate: Day;
  date: Day;
  /** Of the series of an open project: nothing else is planned on their `plannedDate`. */
  taken: number;
  /** Stand in the plan on their `date`; see `planVisits`. */
  standing: number;
};

const services = alias(assignments, "services");

const ofOpenProjects = sql`not is_closed`;

const visitDay = sql`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

const done = sql`${visits.status} = ${constant(doneStatus)}`;

const ofSeries = and(ofOpenProjects, occursOn(services, visits.plannedDate));

/** Planned on a day of its series and not moved, a visit takes from that day what it adds to it. */
const changesCount = or(isNotNull(visits.movedTo), sql`(${ofSeries}) is not true`);

const visitsWhere = (where: SQL | undefined) => sql`(count(*) filter (where ${where}))::int`;

/**
 * Recorded ones that change how many there are: few of a year of a large company. The services come first and whole, as
 * a general plan takes a year for a day and looks each of them up.
 */
export const countVisitsByDay = (
  ctx: BaseContext,
  { from, to, ...asked }: ServiceQuery,
): PromiseLike<VisitCount[]> =>
  ctx.db.execute<VisitCount>(sql`
    with services as materialized (
      select ${assignments}.*, ${projects.isClosed} as is_closed from ${assignments}
      join ${projects} on ${eq(projects.id, assignments.projectId)} where ${liveServices(asked)})
    select ${visits.plannedDate}::text as "plannedDate", ${visitDay}::text as date,
      ${visitsWhere(ofSeries)} as taken,
      ${visitsWhere(or(done, and(ofOpenProjects, standingOn(services, visitDay))))} as standing
    from ${visits} join services on ${eq(services.id, visits.assignmentId)}
    where ${and(
      or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to)),
      changesCount,
    )}
    group by 1, 2`);
