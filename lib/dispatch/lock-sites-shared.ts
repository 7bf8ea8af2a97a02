import { and, asc, exists, not, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments, calendarEvents, projects } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { shared } from "../kernel/lock";
import type { StopSubject } from "./stop-key";

const lockProjectsShared = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({ id: projects.id })
    .from(projects)
    .where(where)
    .orderBy(asc(projects.id))
    .for(shared);

const idsOf = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null);

/** The projects of what is to stand on routes, and its events: nothing of it moves or ends meanwhile. */
export async function lockSitesShared(ctx: BaseContext, stops: readonly StopSubject[]) {
  const eventIds = idsOf(stops.map(({ eventId }) => eventId));
  const services = ctx.db
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        sql`${assignments.projectId} = ${projects.id}`,
        among(assignments.id, idsOf(stops.map(({ assignmentId }) => assignmentId))),
      ),
    );
  const events = ctx.db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(sql`${calendarEvents.projectId} = ${projects.id}`, among(calendarEvents.id, eventIds)),
    );
  const locked = await lockProjectsShared(ctx, or(exists(services), exists(events)));
  if (eventIds.length > 0)
    await ctx.db
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .where(among(calendarEvents.id, eventIds))
      .orderBy(asc(calendarEvents.id))
      .for(shared);
  return locked;
}

/** Every project that may have something to do. */
export const lockOpenSitesShared = (ctx: BaseContext) =>
  lockProjectsShared(ctx, and(live(projects), not(projects.isClosed)));
