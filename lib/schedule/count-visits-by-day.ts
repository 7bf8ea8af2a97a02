import { and, between, eq, not, or, type SQL, sql } from "drizzle-orm";
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

const visitDay = sql<Day>`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

const visitsWhere = (where: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${where}))::int`;

const ofOpenProjects = not(projects.isClosed);

/** Recorded ones; what they are is asked of each row once, since a year of a large company has many. */
export const countVisitsByDay = (
  ctx: BaseContext,
  { from, to, ...services }: ServiceQuery,
): Promise<VisitCount[]> =>
  ctx.db
    .select({
      plannedDate: visits.plannedDate,
      date: visitDay,
      taken: visitsWhere(and(ofOpenProjects, occursOn(assignments, visits.plannedDate))),
      standing: visitsWhere(
        or(eq(visits.status, doneStatus), and(ofOpenProjects, standingOn(assignments, visitDay))),
      ),
    })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(
      and(
        or(between(visits.plannedDate, from, to), between(visits.movedTo, from, to)),
        liveServices(services),
      ),
    )
    .groupBy(sql`1`, sql`2`);
