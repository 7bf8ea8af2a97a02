import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { routeStops, routes } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { draftRoute, publishedRoute } from "../states/route";
import { hoursAndMinutes } from "../values/hours";
import type { AskedStop } from "./input";
import type { RouteStop } from "./list-routes";
import type { RouteWithStops } from "./lock-route";
import { keyOfStop } from "./stop-key";

type Placed = AskedStop & { position: number };

const isAsKept = (stop: RouteStop, asked: Placed): boolean =>
  stop.position === asked.position &&
  stop.minutes === asked.minutes &&
  stop.notes === asked.notes &&
  hoursAndMinutes(stop.windowStart) === asked.windowStart &&
  hoursAndMinutes(stop.windowEnd) === asked.windowEnd;

const remove = (ctx: BaseContext, stops: readonly RouteStop[]) =>
  ctx.db.delete(routeStops).where(
    among(
      routeStops.id,
      stops.map(({ id }) => id),
    ),
  );

/** Whoever was told of them has to be told again. */
export const revertToDraft = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .update(routes)
    .set({ status: draftRoute })
    .where(and(among(routes.id, ids), eq(routes.status, publishedRoute)));

async function takeFromOthers(
  ctx: BaseContext,
  others: readonly RouteWithStops[],
  wanted: ReadonlySet<string>,
) {
  const taken = others.flatMap(({ stops }) => stops.filter((stop) => wanted.has(keyOfStop(stop))));
  if (taken.length === 0) return;
  await remove(ctx, taken);
  await revertToDraft(ctx, [...new Set(taken.map(({ routeId }) => routeId))]);
}

/** Of a locked route, and of the locked others that some stand on. Gives whether anything changed. */
export async function replaceStops(
  ctx: BaseContext,
  route: RouteWithStops,
  others: readonly RouteWithStops[],
  asked: readonly AskedStop[],
): Promise<boolean> {
  const placed = asked.map((stop, at) => ({ ...stop, position: at + 1 }));
  const wanted = new Map(placed.map((stop) => [keyOfStop(stop), stop]));
  const known = new Map(route.stops.map((stop) => [keyOfStop(stop), stop]));
  const gone = route.stops.filter((stop) => !wanted.has(keyOfStop(stop)));
  const added = placed.filter((stop) => !known.has(keyOfStop(stop)));
  const moved = placed.flatMap((stop) => {
    const before = known.get(keyOfStop(stop));
    return before && !isAsKept(before, stop) ? [{ id: before.id, stop }] : [];
  });
  if (gone.length + added.length + moved.length === 0) return false;
  await takeFromOthers(ctx, others, new Set(wanted.keys()));
  if (gone.length > 0) await remove(ctx, gone);
  for (const { id, stop } of moved)
    await ctx.db.update(routeStops).set(stop).where(eq(routeStops.id, id));
  await insertAll(
    ctx.db,
    routeStops,
    added.map((stop) => ({ ...stop, routeId: route.id })),
  );
  await revertToDraft(ctx, [route.id]);
  return true;
}
