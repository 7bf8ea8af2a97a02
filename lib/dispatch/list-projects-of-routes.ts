import { eq, isNotNull, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, calendarEvents, routeStops } from "@/db/schema";
import type { Context } from "../kernel/context";
import { groupedBy } from "../values/rows";

const projectOfStop = sql<number>`coalesce(${assignments.projectId}, ${calendarEvents.projectId})`;

/** Where each of these routes leads, by route. */
export async function listProjectsOfRoutes(ctx: Context, routeIds: readonly number[]) {
  const rows = await ctx.db
    .selectDistinct({ routeId: routeStops.routeId, projectId: projectOfStop })
    .from(routeStops)
    .leftJoin(assignments, eq(assignments.id, routeStops.assignmentId))
    .leftJoin(calendarEvents, eq(calendarEvents.id, routeStops.eventId))
    .where(sql`${among(routeStops.routeId, routeIds)} and ${isNotNull(projectOfStop)}`)
    .orderBy(routeStops.routeId, projectOfStop);
  return groupedBy(rows, ({ routeId }) => routeId);
}

export type ProjectsOfRoutes = Awaited<ReturnType<typeof listProjectsOfRoutes>>;
