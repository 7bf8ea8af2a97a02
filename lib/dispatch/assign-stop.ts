import type * as z from "zod";
import { atomically, type Context } from "../kernel/context";
import { hoursAndMinutes } from "../values/hours";
import { assertOnDay } from "./assert-on-day";
import type { AskedStop, AssignStopInput } from "./input";
import type { RouteStop } from "./list-routes";
import { lockRoutes, type RouteWithStops, whereRouteHasAny } from "./lock-route";
import { lockSitesShared } from "./lock-sites-shared";
import { lockStaffAndVehicleShared } from "./lock-staff-and-vehicle-shared";
import { replaceStops } from "./replace-stops";
import { makeAndLockRoute } from "./save-route";
import { upsertCrew } from "./set-crew";
import { keyOfStop } from "./stop-key";
import { takeTurn } from "./take-turn";

const askedOf = (stop: RouteStop): AskedStop => ({
  assignmentId: stop.assignmentId,
  plannedDate: stop.plannedDate,
  eventId: stop.eventId,
  windowStart: hoursAndMinutes(stop.windowStart),
  windowEnd: hoursAndMinutes(stop.windowEnd),
  minutes: stop.minutes,
  notes: stop.notes,
});

const without = ({ stops }: RouteWithStops, key: string): AskedStop[] =>
  stops.filter((stop) => keyOfStop(stop) !== key).map(askedOf);

async function takeOff(ctx: Context, stop: AskedStop) {
  const routes = await lockRoutes(ctx, whereRouteHasAny([stop]));
  for (const route of routes) await replaceStops(ctx, route, [], without(route, keyOfStop(stop)));
}

/** What is said of the stop itself goes with it. */
function asItStood(routes: readonly RouteWithStops[], stop: AskedStop): AskedStop {
  const key = keyOfStop(stop);
  const stood = routes.flatMap(({ stops }) => stops).find((known) => keyOfStop(known) === key);
  return stood ? askedOf(stood) : stop;
}

/** One visit or event onto a route, to another place on it, or off. */
export const assignStop = (ctx: Context, asked: z.output<typeof AssignStopInput>): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { date, staffId, stop, position, details, isUsual } = asked;
    await takeTurn(ctx);
    await lockSitesShared(ctx, [stop]);
    if (!staffId) return takeOff(ctx, stop);
    await lockStaffAndVehicleShared(ctx, { staffId, vehicleId: null });
    await assertOnDay(ctx, date, [stop]);
    const { target, others } = await makeAndLockRoute(ctx, { date, staffId, vehicleId: null }, [
      stop,
    ]);
    const rest = without(target, keyOfStop(stop));
    const at = position ? position - 1 : rest.length;
    const moved = { ...asItStood([target, ...others], stop), ...details };
    if (isUsual && stop.assignmentId)
      await upsertCrew(ctx, {
        assignmentId: stop.assignmentId,
        staffId,
        vehicleId: target.vehicleId,
      });
    await replaceStops(ctx, target, others, rest.toSpliced(at, 0, moved));
  });
