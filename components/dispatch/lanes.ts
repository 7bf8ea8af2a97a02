import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { Lane, Planning } from "@/lib/dispatch/planning";
import type { ShownStop } from "@/lib/dispatch/shown-stop";
import type { Day } from "@/lib/values/dates";

/** Where a stop stands or is put; nobody's without a technician, the end without a position. */
export interface StopPlace {
  date: Day;
  staffId: number | null;
  position: number | null;
}

export const laneKey = ({ date, staffId }: Pick<StopPlace, "date" | "staffId">): string =>
  `${date}/${staffId ?? 0}`;

export const placeKey = (place: StopPlace): string => `${laneKey(place)}/${place.position ?? ""}`;

export function placeIn(key: string): StopPlace {
  const [date = "", staffId, position] = key.split("/");
  return { date, staffId: Number(staffId) || null, position: Number(position) || null };
}

export const lanesByKey = ({ lanes }: Pick<Planning, "lanes">): ReadonlyMap<string, Lane> =>
  new Map(lanes.map((lane) => [laneKey(lane), lane]));

export interface DispatchActs {
  assign: ChangeAct;
  save: ChangeAct;
  propose: Act<number>;
  copyWeek: Act<number>;
  publish: Act<PublishedWords>;
}

/** What publishing did, for those who see it. */
export interface PublishedWords {
  published: number;
  mailed: number;
  unreached: string[];
  heldBack: string[];
}

/** A stop that is about to be put elsewhere, or whose window stands open. */
export interface Held {
  stop: ShownStop;
  from: StopPlace;
}

export interface DispatchBoardState {
  planning: Planning;
  today: Day;
  lanes: ReadonlyMap<string, Lane>;
  /** Of the place that a held stop is over. */
  over: string | null;
  heldKey: string | null;
  take: (event: React.PointerEvent, held: Held) => void;
  pickUp: (held: Held) => void;
  open: (held: Held) => void;
  wasDragged: () => boolean;
  hrefOf: (day: Day) => string;
}

export const nameOf = ({ staff }: Planning, staffId: number | null): string =>
  staff.find(({ id }) => id === staffId)?.name ?? "Sin asignar";

export const subjectFields = ({ assignmentId, plannedDate, eventId }: ShownStop) => ({
  project_resource_id: assignmentId,
  planned_date: plannedDate,
  calendar_event_id: eventId,
});

/** As it stands, for a route that is saved whole. */
export function asSaved(stop: ShownStop) {
  const { project_resource_id, planned_date, calendar_event_id } = subjectFields(stop);
  return {
    ...(calendar_event_id ? { calendar_event_id } : { project_resource_id, planned_date }),
    window_start: stop.details?.windowStart ?? null,
    window_end: stop.details?.windowEnd ?? null,
    minutes: stop.details?.ownMinutes ?? null,
    notes: stop.details?.notes ?? null,
  };
}
