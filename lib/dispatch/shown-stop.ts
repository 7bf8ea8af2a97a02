import type { Entry } from "../schedule/entries";
import { entryHours, entryState } from "../schedule/labels";
import type { Day } from "../values/dates";
import type { BoardStop } from "./board";
import { isToDo } from "./routable";
import { type StopSubject, subjectOfEntry } from "./stop-key";

/** Coordinates, by project. */
export type SiteCoordinates = ReadonlyMap<number, string | null>;

/** What a screen shows of a stop, or of what nobody is sent to. */
export type ShownStop = {
  key: string;
  title: string;
  unit: string;
  location: string;
  /** Of its project, where they are known and asked for. */
  coordinates: string | null;
  partner: string;
  /** Of the event, or those between which to come. */
  hours: string;
  state: string;
  isToDo: boolean;
  minutes: number;
  /** Null where nobody is sent. */
  details: Pick<BoardStop, "ownMinutes" | "windowStart" | "windowEnd" | "notes"> | null;
} & StopSubject;

export const shownEntry = (
  entry: Entry,
  today: Day,
  minutes: number,
  places?: SiteCoordinates,
): ShownStop => ({
  ...subjectOfEntry(entry),
  key: entry.key,
  title: entry.title,
  unit: entry.units.join(", "),
  location: entry.project.location,
  coordinates: places?.get(entry.project.id) ?? null,
  partner: entry.project.partner,
  hours: entryHours(entry),
  state: entryState(entry, today),
  isToDo: isToDo(entry),
  minutes,
  details: null,
});

export function shownStop(stop: BoardStop, today: Day, places: SiteCoordinates): ShownStop {
  const { entry, minutes, ownMinutes, windowStart, windowEnd, notes } = stop;
  const own = entryHours({ startTime: windowStart, endTime: windowEnd });
  const shown = shownEntry(entry, today, minutes, places);
  return {
    ...shown,
    hours: own || shown.hours,
    details: { ownMinutes, windowStart, windowEnd, notes },
  };
}
