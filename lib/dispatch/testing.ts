import { asc, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { routeStops, routes } from "@/db/schema";
import * as make from "@/db/testing/factories";
import type { Day } from "../values/dates";

/** A service visited each day from the first of January on, at a site of its own unless one is given. */
export async function aDailyService(given: { projectId?: number; startDate?: Day } = {}) {
  const projectId = given.projectId ?? (await make.aProject()).id;
  const equipmentId = (await make.aService()).id;
  return make.anAssignment({
    projectId,
    equipmentId,
    kind: "SERVICIO",
    frequencyType: "DAY",
    intervalDays: 1,
    startDate: given.startDate ?? "2026-01-01",
  });
}

export const visitStop = (assignmentId: number, planned_date: Day) => ({
  project_resource_id: assignmentId,
  planned_date,
});

/** What stands on routes, by day, technician and order: "2026-03-12 7: 3@2026-03-12 4@2026-03-12". */
export async function listStanding(): Promise<string[]> {
  const rows = await database()
    .select({ route: routes, stop: routeStops })
    .from(routeStops)
    .innerJoin(routes, eq(routes.id, routeStops.routeId))
    .orderBy(asc(routes.date), asc(routes.staffId), asc(routeStops.position));
  const lines = new Map<string, string[]>();
  for (const { route, stop } of rows) {
    const key = `${route.date} ${route.staffId}`;
    const word = stop.eventId
      ? `event ${stop.eventId}`
      : `${stop.assignmentId}@${stop.plannedDate}`;
    lines.set(key, [...(lines.get(key) ?? []), word]);
  }
  return [...lines].map(([key, stops]) => `${key}: ${stops.join(" ")}`);
}
