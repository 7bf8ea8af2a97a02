import { occurrencesIn, type Schedule } from "../assignments/occurrences";
import type { Day } from "../values/dates";
import { standsOn } from "./plan";

type Recorded = {
  /** Planned days of the visits that ended one way or another. */
  settled: ReadonlySet<Day>;
  /** Those that wait on another day than theirs. */
  moved: readonly { plannedDate: Day; movedTo: Day }[];
};

/**
 * Up to a day, which counts: those that `planVisits` leaves waiting, without the visits that were recorded.
 */
export function waitingDays(service: Schedule, { settled, moved }: Recorded, to: Day): Day[] {
  const elsewhere = new Set(moved.map(({ plannedDate }) => plannedDate));
  const open = occurrencesIn(service, { from: service.startDate, to });
  const late = moved.filter(({ movedTo }) => movedTo <= to && standsOn(service, movedTo));
  return [
    ...open.filter((day) => !settled.has(day) && !elsewhere.has(day)),
    ...late.map(({ movedTo }) => movedTo),
  ];
}
