import { and, asc, eq, or } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { assignments, calendarEvents, projects, routeStops } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";

/** Where each of these routes leads, by route. */
export async function listStopProjects(ctx: BaseContext, routeIds: readonly number[]) {
  const rows = await ctx.db
    .selectDistinct({ routeId: routeStops.routeId, projectId: projects.id })
    .from(routeStops)
    .leftJoin(assignments, eq(assignments.id, routeStops.assignmentId))
    .leftJoin(calendarEvents, eq(calendarEvents.id, routeStops.eventId))
    .innerJoin(
      projects,
      or(eq(projects.id, assignments.projectId), eq(projects.id, calendarEvents.projectId)),
    )
    .where(and(among(routeStops.routeId, routeIds), undeleted(projects)))
    .orderBy(asc(routeStops.routeId), asc(projects.id));
  return groupedBy(rows, ({ routeId }) => routeId);
}
