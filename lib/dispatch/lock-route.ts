import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { routeStops, routes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { RouteStop } from "./list-routes";
import type { StopSubject } from "./stop-key";

type RouteRow = typeof routes.$inferSelect;
export type RouteWithStops = RouteRow & { stops: RouteStop[] };
export type NewRoute = Pick<RouteRow, "date" | "staffId" | "vehicleId">;

/** By id, as the triggers of the schedule lock them; what stands on them is read once they are locked. */
export async function lockRoutes(
  ctx: BaseContext,
  where: SQL | undefined,
): Promise<RouteWithStops[]> {
  const locked = await ctx.db
    .select()
    .from(routes)
    .where(where)
    .orderBy(asc(routes.id))
    .for(exclusive);
  const ids = locked.map(({ id }) => id);
  const stops = await ctx.db
    .select()
    .from(routeStops)
    .where(among(routeStops.routeId, ids))
    .orderBy(asc(routeStops.routeId), asc(routeStops.position));
  const byRoute = groupedBy(stops, ({ routeId }) => routeId);
  return locked.map((route) => ({ ...route, stops: byRoute.get(route.id) ?? [] }));
}

/** A condition on routes: one of these stands on it. */
export function whereRouteHasAny(stops: readonly StopSubject[]): SQL {
  const visits = stops.flatMap(({ assignmentId, plannedDate }) =>
    assignmentId && plannedDate ? [{ assignmentId, plannedDate }] : [],
  );
  const events = stops.flatMap(({ eventId }) => eventId ?? []);
  const asked = sql`select "assignmentId", "plannedDate" from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
    as asked ("assignmentId" integer, "plannedDate" date)`;
  return sql`${routes.id} in (select ${routeStops.routeId} from ${routeStops}
    where (${routeStops.assignmentId}, ${routeStops.plannedDate}) in (${asked}) or ${among(routeStops.eventId, events)})`;
}

const onceADay = sql`on conflict (date, technical_id) do nothing`;

/** Gives the ids of those that it made. */
export const makeRoutes = (ctx: BaseContext, heads: readonly NewRoute[]): Promise<number[]> =>
  insertAll(
    ctx.db,
    routes,
    heads.map(({ date, staffId, vehicleId }) => ({ date, staffId, vehicleId })),
    { onConflict: onceADay },
  );

export const whereRouteIs = ({ date, staffId }: { date: Day; staffId: number }): SQL =>
  and(eq(routes.date, date), eq(routes.staffId, staffId)) as SQL;
