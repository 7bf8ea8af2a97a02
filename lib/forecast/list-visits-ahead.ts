import { and, desc, eq, gte, isNotNull, lte, or } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, projects, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isWaiting, planVisits } from "../schedule/plan";
import { liveServices, scheduleColumns } from "../schedule/queries";
import { technical } from "../states/gate";
import { doneStatus } from "../states/visit";
import type { DaySpan } from "../values/dates";
import { type Engagement, engaged, mostPlanned } from "./engagement";

const listServices = (ctx: BaseContext, { to }: DaySpan) =>
  ctx.db
    .select({ ...scheduleColumns, projectId: assignments.projectId })
    .from(assignments)
    .innerJoin(projects, eq(projects.id, assignments.projectId))
    .where(and(liveServices({}), lte(assignments.startDate, to)))
    .limit(mostPlanned);

const listRecorded = (ctx: BaseContext, { from, to }: DaySpan) =>
  ctx.db
    .select({
      assignmentId: visits.assignmentId,
      plannedDate: visits.plannedDate,
      status: visits.status,
      movedTo: visits.movedTo,
      staffId: visits.staffId,
    })
    .from(visits)
    .where(
      or(
        and(gte(visits.plannedDate, from), lte(visits.plannedDate, to)),
        and(gte(visits.movedTo, from), lte(visits.movedTo, to)),
      ),
    )
    .limit(mostPlanned);

/** Whoever served it last goes again, as long as nobody says otherwise. */
const listLastServers = (ctx: BaseContext) =>
  ctx.db
    .selectDistinctOn([visits.assignmentId], {
      assignmentId: visits.assignmentId,
      staffId: visits.staffId,
    })
    .from(visits)
    .where(and(among(visits.status, [doneStatus]), isNotNull(visits.staffId)))
    .orderBy(visits.assignmentId, desc(visits.plannedDate))
    .limit(mostPlanned);

export async function listVisitsAhead(ctx: BaseContext, span: DaySpan): Promise<Engagement[]> {
  const [services, recorded, servers] = await Promise.all([
    listServices(ctx, span),
    listRecorded(ctx, span),
    listLastServers(ctx),
  ]);
  const last = new Map(servers.map(({ assignmentId, staffId }) => [assignmentId, staffId]));
  const waiting = planVisits(services, recorded, span).filter(isWaiting);
  return waiting.flatMap(({ service, visit, date }): Engagement[] => {
    const id = visit?.staffId ?? last.get(service.assignmentId) ?? null;
    return engaged(technical, id, { projectId: service.projectId, day: date });
  });
}
