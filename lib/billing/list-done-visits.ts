import { and, between, eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { doneStatus } from "../states/visit";
import type { Day } from "../values/dates";
import type { FactScope } from "./facts";

/** A visit done after it was moved served its new day. */
const visitedOn = sql<Day>`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

/** One row a day, as text: there may be hundreds of thousands. */
export const listDoneVisits = (ctx: BaseContext, { projectIds, period }: FactScope) =>
  ctx.db
    .select({
      projectId: assignments.projectId,
      assignmentId: visits.assignmentId,
      days: sql`string_agg(${visitedOn}::text, ',' order by ${visitedOn})`.mapWith(daysListed),
    })
    .from(visits)
    .innerJoin(assignments, eq(assignments.id, visits.assignmentId))
    .where(
      and(
        among(assignments.projectId, projectIds),
        eq(visits.status, doneStatus),
        between(visitedOn, period.from, period.to),
      ),
    )
    .groupBy(assignments.projectId, visits.assignmentId);

const daysListed = (text: string): Day[] => text.split(",");
