import { isPublished } from "../states/route";
import type { Day } from "../values/dates";
import type { BoardDay, BoardRoute } from "./board";
import { expectedMinutes } from "./expected-minutes";
import type { PlanningView } from "./planning-views";
import { type NotPlaced, type ProposedStop, staffDayKey } from "./propose";
import { type ShownStop, type SiteCoordinates, shownEntry, shownStop } from "./shown-stop";

/** Somebody's day; without a route nothing is planned. */
export type Lane = {
  date: Day;
  staffId: number;
  routeId: number | null;
  version: number | null;
  isPublished: boolean;
  wasPublished: boolean;
  vehicleId: number | null;
  plate: string | null;
  notes: string | null;
  minutes: number;
  warnings: string[];
  /** Stops in order, the first of them in a week. */
  stops: ShownStop[];
  count: number;
  /** Stops that are proposed and not yet his. */
  proposed: number;
};

export type PlanningDay = { date: Day; unassigned: ShownStop[]; unassignedCount: number };

export type ShownStaff = { id: number; name: string };

export type Planning = {
  view: PlanningView;
  from: Day;
  to: Day;
  days: PlanningDay[];
  staff: ShownStaff[];
  lanes: Lane[];
  /** Routes from today on that their technicians have not been told of as they stand. */
  toPublish: number;
  proposal: ShownProposal | null;
};

export type ShownProposal = {
  placed: number;
  people: number;
  left: { date: Day; stop: ShownStop; reason: string }[];
  leftCount: number;
};

const shownLeft = 12;
/** How many of a cell are shown. */
const shownOf: Record<PlanningView, { stops: number; unassigned: number }> = {
  week: { stops: 3, unassigned: 4 },
  day: { stops: 100, unassigned: 300 },
};

/** Live ones, and whoever stands on a route all the same; those with routes first. */
export function peopleOf(
  known: readonly ShownStaff[],
  routes: readonly BoardRoute[],
): ShownStaff[] {
  const sent = new Map(
    routes.filter(({ stops }) => stops.length > 0).map((route) => [route.staffId, route]),
  );
  const all = new Map(known.map((person) => [person.id, person]));
  for (const { staffId: id, staffName: name } of sent.values()) all.set(id, { id, name });
  const people = [...all.values()];
  return [...people.filter(({ id }) => sent.has(id)), ...people.filter(({ id }) => !sent.has(id))];
}

export type Showing = {
  view: PlanningView;
  today: Day;
  proposed: ReadonlyMap<string, ProposedStop[]>;
  coordinates: SiteCoordinates;
};

function laneOf(route: BoardRoute, { view, today, proposed, coordinates }: Showing): Lane {
  const { date, staffId, id, version, vehicleId, plate, notes, minutes, warnings } = route;
  return {
    ...{ date, staffId, routeId: id, version, vehicleId, plate, notes, minutes, warnings },
    isPublished: isPublished(route),
    wasPublished: route.publishedAt !== null,
    stops: route.stops
      .slice(0, shownOf[view].stops)
      .map((stop) => shownStop(stop, today, coordinates)),
    count: route.stops.length,
    proposed: proposed.get(staffDayKey(staffId, date))?.length ?? 0,
  };
}

const emptyLane = (date: Day, staffId: number, proposed: number): Lane => ({
  ...{ date, staffId, routeId: null, version: null, isPublished: false, wasPublished: false },
  ...{ vehicleId: null, plate: null, notes: null, minutes: 0, warnings: [], stops: [], count: 0 },
  proposed,
});

export function lanesOf(days: readonly BoardDay[], showing: Showing): Lane[] {
  const lanes = days.flatMap(({ routes }) => routes.map((route) => laneOf(route, showing)));
  const known = new Set(lanes.map(({ date, staffId }) => staffDayKey(staffId, date)));
  const others = [...showing.proposed].flatMap(([key, [first, ...rest]]) =>
    first && !known.has(key) ? [emptyLane(first.date, first.staffId, rest.length + 1)] : [],
  );
  return [...lanes, ...others];
}

export const planningDay = (
  { date, unassigned }: BoardDay,
  { view, today }: Showing,
): PlanningDay => ({
  date,
  unassigned: unassigned
    .slice(0, shownOf[view].unassigned)
    .map((entry) => shownEntry(entry, today, expectedMinutes(entry))),
  unassignedCount: unassigned.length,
});

type Proposed = { placed: ProposedStop[]; left: NotPlaced[] };

export const shownProposal = ({ placed, left }: Proposed, today: Day): ShownProposal => ({
  placed: placed.length,
  people: new Set(placed.map(({ staffId }) => staffId)).size,
  left: left.slice(0, shownLeft).map(({ date, entry, reason }) => ({
    date,
    reason,
    stop: shownEntry(entry, today, expectedMinutes(entry)),
  })),
  leftCount: left.length,
});
