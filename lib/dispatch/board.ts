import type { Entry } from "../schedule/entries";
import type { Day } from "../values/dates";
import { hoursAndMinutes } from "../values/hours";
import { groupedBy } from "../values/rows";
import { isTooLong, showMinutes } from "./durations";
import { expectedMinutes } from "./expected-minutes";
import type { WhyUnfit } from "./get-why-unfit";
import type { PlannedRoute, RouteStop } from "./list-routes";
import { isToDo } from "./routable";
import { keyOfStop } from "./stop-key";

export type BoardStop = {
  entry: Entry;
  minutes: number;
  /** Null where nobody said how long it takes. */
  ownMinutes: number | null;
  windowStart: string | null;
  windowEnd: string | null;
  notes: string | null;
};

export type BoardRoute = Pick<
  PlannedRoute,
  "id" | "version" | "date" | "staffId" | "staffName" | "vehicleId" | "plate" | "status" | "notes"
> & { publishedAt: Date | null; stops: BoardStop[]; minutes: number; warnings: string[] };

export type BoardDay = { date: Day; unassigned: Entry[]; routes: BoardRoute[] };

const boardStop = (stop: RouteStop, entry: Entry): BoardStop => ({
  entry,
  minutes: stop.minutes ?? expectedMinutes(entry),
  ownMinutes: stop.minutes,
  windowStart: hoursAndMinutes(stop.windowStart),
  windowEnd: hoursAndMinutes(stop.windowEnd),
  notes: stop.notes,
});

/** Who drives each vehicle on a day. */
type Drivers = ReadonlyMap<number | null, readonly PlannedRoute[]>;

function sharing({ id, vehicleId, plate }: PlannedRoute, drivers: Drivers): string[] {
  const others = vehicleId ? (drivers.get(vehicleId) ?? []) : [];
  return others
    .filter((other) => other.id !== id)
    .map(({ staffName }) => `${plate} también va con ${staffName}`);
}

function warningsOf(
  { isStaffLive, staffId, date }: PlannedRoute,
  { stops, minutes }: Pick<BoardRoute, "stops" | "minutes">,
  whyUnfit: WhyUnfit,
) {
  const unfit = stops.flatMap(({ entry }) => whyUnfit(staffId, date, entry.project.id) ?? []);
  return [
    ...(isStaffLive ? [] : ["Ya no está activo"]),
    ...new Set(unfit),
    ...(isTooLong(minutes) ? [`${showMinutes(minutes)} de trabajo`] : []),
  ];
}

function boardRoute(
  route: PlannedRoute,
  entries: ReadonlyMap<string, Entry>,
  { whyUnfit, drivers }: { whyUnfit: WhyUnfit; drivers: Drivers },
): BoardRoute {
  const stops = route.stops.flatMap((stop) => {
    const entry = entries.get(keyOfStop(stop));
    return entry ? [boardStop(stop, entry)] : [];
  });
  const minutes = stops.reduce((sum, stop) => sum + stop.minutes, 0);
  const { id, version, date, staffId, staffName, vehicleId, plate, status, notes } = route;
  return {
    ...{ id, version, date, staffId, staffName, vehicleId, plate, status, notes },
    publishedAt: route.publishedAt,
    stops,
    minutes,
    warnings:
      stops.length > 0
        ? [...warningsOf(route, { stops, minutes }, whyUnfit), ...sharing(route, drivers)]
        : [],
  };
}

/** An event of several days that nobody is sent to stands on its first one. */
const dayOf = ({ from: first }: Entry, from: Day): Day => (first < from ? from : first);

type Known = { work: readonly Entry[]; routes: readonly PlannedRoute[]; whyUnfit: WhyUnfit };

export function boardOf(days: readonly Day[], { work, routes, whyUnfit }: Known): BoardDay[] {
  const entries = new Map(work.map((entry) => [entry.key, entry]));
  const onRoutes = new Set(routes.flatMap(({ stops }) => stops.map(keyOfStop)));
  const left = work.filter((entry) => isToDo(entry) && !onRoutes.has(entry.key));
  const leftByDay = groupedBy(left, (entry) => dayOf(entry, days[0] ?? entry.from));
  const routesByDay = groupedBy(routes, ({ date }) => date);
  return days.map((date) => {
    const ofDay = routesByDay.get(date) ?? [];
    const working = ofDay.filter(({ stops }) => stops.length > 0);
    const drivers = groupedBy(working, ({ vehicleId }) => vehicleId);
    return {
      date,
      unassigned: leftByDay.get(date) ?? [],
      routes: ofDay.map((route) => boardRoute(route, entries, { whyUnfit, drivers })),
    };
  });
}
