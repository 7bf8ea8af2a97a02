import { or, sql } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { routeStops, routes } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Entry } from "../schedule/entries";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { lockRoutes, makeRoutes, type NewRoute, type RouteWithStops } from "./lock-route";
import { staffDayKey } from "./propose";
import { revertToDraft } from "./replace-stops";
import { subjectOfEntry } from "./stop-key";

export type Appended = { date: Day; staffId: number; vehicleId: number | null; entry: Entry };

const keyOfRoute = ({ date, staffId }: Pick<NewRoute, "date" | "staffId">) =>
  staffDayKey(staffId, date);

const endOf = ({ stops }: RouteWithStops): number =>
  stops.reduce((last, { position }) => Math.max(last, position), 0);

const ofHeads = (heads: readonly NewRoute[]) => sql`(${routes.date}, ${routes.staffId}) in (
  select "date", "staffId" from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
    as asked ("date" date, "staffId" integer))`;

/** To the ends of their routes, made where there is none, in the order in which they are given. */
export async function appendStops(ctx: Context, appended: readonly Appended[]): Promise<void> {
  if (appended.length === 0) return;
  const byRoute = groupedBy(appended, keyOfRoute);
  const heads = [...byRoute.values()]
    .flatMap(([first]) => first ?? [])
    .map(({ date, staffId, vehicleId }) => ({ date, staffId, vehicleId }))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.staffId - b.staffId));
  await makeRoutes(ctx, heads);
  const locked = await lockRoutes(ctx, or(ofHeads(heads)));
  const stops = locked.flatMap((route) =>
    (byRoute.get(keyOfRoute(route)) ?? []).map(({ entry }, at) => ({
      ...subjectOfEntry(entry),
      routeId: route.id,
      position: endOf(route) + at + 1,
    })),
  );
  await insertAll(ctx.db, routeStops, stops);
  await revertToDraft(
    ctx,
    locked.map(({ id }) => id),
  );
}
