import { and, eq, gte, lte, or } from "drizzle-orm";
import { assignments, projects, visits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { isWaiting, planVisits } from "../schedule/plan";
import { liveServices, scheduleColumns } from "../schedule/queries";
import { technical, vehicle } from "../states/gate";
import type { Day, DaySpan } from "../values/dates";
import { type Engagement, engaged, mostPlanned } from "./engagement";
import { listLastServers } from "./list-last-servers";
import { listUsualCrews } from "./list-usual-crews";

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

/** A visit by its service and the day that it was planned for. */
export const nameOfVisit = (assignmentId: number, plannedDate: Day): string =>
  `${assignmentId} ${plannedDate}`;

/** Those that stand on no route, by their crew, or by whoever served last. */
export async function listVisitsAhead(
  ctx: BaseContext,
  span: DaySpan,
  onRoutes: ReadonlySet<string>,
): Promise<Engagement[]> {
  const [services, recorded, crews, servers] = await Promise.all([
    listServices(ctx, span),
    listRecorded(ctx, span),
    listUsualCrews(ctx),
    listLastServers(ctx),
  ]);
  const crewOf = new Map(crews.map((crew) => [crew.assignmentId, crew]));
  const last = new Map(servers.map(({ assignmentId, staffId }) => [assignmentId, staffId]));
  const waiting = planVisits(services, recorded, span).filter(isWaiting);
  return waiting.flatMap(({ service, visit, plannedDate, date }): Engagement[] => {
    const { assignmentId, projectId } = service;
    if (onRoutes.has(nameOfVisit(assignmentId, plannedDate))) return [];
    const crew = crewOf.get(assignmentId);
    const staffId = visit?.staffId ?? crew?.staffId ?? last.get(assignmentId) ?? null;
    const when = { projectId, day: date };
    return [
      ...engaged(technical, staffId, when),
      ...engaged(vehicle, crew?.vehicleId ?? null, when),
    ];
  });
}
