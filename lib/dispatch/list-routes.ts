import { and, asc, between, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { routeStops, routes, staff, vehicles } from "@/db/schema";
import { inSpanish } from "@/db/search";
import type { BaseContext } from "../kernel/context";
import { fullName } from "../schedule/list-staff-names";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";

export type RouteStop = typeof routeStops.$inferSelect;

const selectRoutes = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      ...getTableColumns(routes),
      staffName: fullName,
      isStaffLive: sql<boolean>`${live(staff)}`,
      plate: vehicles.plate,
    })
    .from(routes)
    .innerJoin(staff, eq(staff.id, routes.staffId))
    .leftJoin(vehicles, eq(vehicles.id, routes.vehicleId))
    .where(where)
    .orderBy(
      asc(routes.date),
      inSpanish(staff.firstName),
      inSpanish(staff.lastName),
      asc(staff.id),
    );

const selectStops = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select(getTableColumns(routeStops))
    .from(routeStops)
    .innerJoin(routes, eq(routes.id, routeStops.routeId))
    .where(where)
    .orderBy(asc(routeStops.routeId), asc(routeStops.position));

export type PlannedRoute = Awaited<ReturnType<typeof selectRoutes>>[number] & {
  /** In their order. */
  stops: RouteStop[];
};

type Asked = { from: Day; to: Day; staffId?: number | undefined };

/** By day and name; somebody's alone where one is asked for. */
export async function listRoutes(
  ctx: BaseContext,
  { from, to, staffId }: Asked,
): Promise<PlannedRoute[]> {
  const where = and(
    between(routes.date, from, to),
    staffId ? eq(routes.staffId, staffId) : undefined,
  );
  const [found, stops] = await Promise.all([selectRoutes(ctx, where), selectStops(ctx, where)]);
  const byRoute = groupedBy(stops, ({ routeId }) => routeId);
  return found.map((route) => ({ ...route, stops: byRoute.get(route.id) ?? [] }));
}
