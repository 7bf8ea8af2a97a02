import { and, between, eq, sql } from "drizzle-orm";
import { assignments, calendarEvents, projects, routeStops, routes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { technical, vehicle } from "../states/gate";
import type { DaySpan } from "../values/dates";
import { type Engagement, engaged, mostPlanned, ofOpenProjects } from "./engagement";

/** What stands on the routes of those days, published or not. */
export const listStopsAhead = (ctx: BaseContext, { from, to }: DaySpan) =>
  ctx.db
    .select({
      assignmentId: routeStops.assignmentId,
      plannedDate: routeStops.plannedDate,
      projectId: projects.id,
      day: routes.date,
      staffId: routes.staffId,
      vehicleId: routes.vehicleId,
      eventStaffId: calendarEvents.staffId,
    })
    .from(routeStops)
    .innerJoin(routes, eq(routes.id, routeStops.routeId))
    .leftJoin(assignments, eq(assignments.id, routeStops.assignmentId))
    .leftJoin(calendarEvents, eq(calendarEvents.id, routeStops.eventId))
    .innerJoin(
      projects,
      sql`${projects.id} = coalesce(${assignments.projectId}, ${calendarEvents.projectId})`,
    )
    .where(and(ofOpenProjects, between(routes.date, from, to)))
    .limit(mostPlanned);

export type StopAhead = Awaited<ReturnType<typeof listStopsAhead>>[number];

/** An event already engages whom it is given to. */
export const engagedByRoutes = (stops: readonly StopAhead[]): Engagement[] =>
  stops.flatMap(({ staffId, vehicleId, eventStaffId, projectId, day }) => [
    ...engaged(technical, eventStaffId === staffId ? null : staffId, { projectId, day }),
    ...engaged(vehicle, vehicleId, { projectId, day }),
  ]);
