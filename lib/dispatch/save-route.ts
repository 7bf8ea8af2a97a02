import { eq, or } from "drizzle-orm";
import type * as z from "zod";
import { routes } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Outdated } from "../kernel/errors";
import { single } from "../values/rows";
import { assertOnDay } from "./assert-on-day";
import type { BoardRoute } from "./board";
import { getBoardRoute } from "./get-board-route";
import type { AskedStop, RouteInput } from "./input";
import {
  lockRoutes,
  makeRoutes,
  type NewRoute,
  type RouteWithStops,
  whereRouteHasAny,
  whereRouteIs,
} from "./lock-route";
import { lockSitesShared } from "./lock-sites-shared";
import { lockStaffAndVehicleShared } from "./lock-staff-and-vehicle-shared";
import { replaceStops } from "./replace-stops";
import { takeTurn } from "./take-turn";

/** Somebody made it since it was asked for as new. */
function assertNew(ctx: Context, made: readonly number[]) {
  if (ctx.watched?.id === null && made.length === 0) throw new Outdated();
}

/** Made where there is none, with the other routes that some of the stops stand on. */
export async function makeAndLockRoute(ctx: Context, head: NewRoute, stops: readonly AskedStop[]) {
  assertNew(ctx, await makeRoutes(ctx, [head]));
  const locked = await lockRoutes(ctx, or(whereRouteIs(head), whereRouteHasAny(stops)));
  const isTarget = ({ date, staffId }: RouteWithStops) =>
    date === head.date && staffId === head.staffId;
  const target = single(locked.filter(isTarget));
  return { target, others: locked.filter(({ id }) => id !== target.id) };
}

type Wanted = Pick<z.output<typeof RouteInput>, "vehicleId" | "notes">;

async function saveDetails(ctx: Context, route: RouteWithStops, { vehicleId, notes }: Wanted) {
  const wanted = {
    vehicleId: vehicleId === undefined ? route.vehicleId : vehicleId,
    notes: notes === undefined ? route.notes : notes,
  };
  if (wanted.vehicleId === route.vehicleId && wanted.notes === route.notes) return;
  await ctx.db.update(routes).set(wanted).where(eq(routes.id, route.id));
}

/** Replaces what stands on it: saved twice, it is the same. A stop that stood on another route leaves that one. */
export const saveRoute = (ctx: Context, asked: z.output<typeof RouteInput>): Promise<BoardRoute> =>
  atomically(ctx, async (ctx) => {
    const { date, staffId, vehicleId, stops } = asked;
    await takeTurn(ctx);
    await lockSitesShared(ctx, stops);
    await lockStaffAndVehicleShared(ctx, { staffId, vehicleId: vehicleId ?? null });
    await assertOnDay(ctx, date, stops);
    const head = { date, staffId, vehicleId: vehicleId ?? null };
    const { target, others } = await makeAndLockRoute(ctx, head, stops);
    await replaceStops(ctx, target, others, stops);
    await saveDetails(ctx, target, asked);
    return getBoardRoute(ctx, { date, staffId });
  });
