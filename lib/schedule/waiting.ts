import { occurrencesIn, type Schedule } from "../assignments/occurrences";
import type { Day } from "../values/dates";
import { standsOn } from "./plan";

type Recorded = {
  settled: ReadonlySet<Day>;
  moved: readonly { plannedDate: Day; movedTo: Day }[];
};

/** Up to and including a day: those that `planVisits` leaves waiting, without recorded visits. */
export function waitingDays(service: Schedule, { settled, moved }: Recorded, to: Day): Day[] {
  const elsewhere = new Set(moved.map(({ plannedDate }) => plannedDate));
  const open = occurrencesIn(service, { from: service.startDate, to });
  const late = moved.filter(({ movedTo }) => movedTo <= to && standsOn(service, movedTo));
  return [
    ...open.filter((day) => !settled.has(day) && !elsewhere.has(day)),
    ...late.map(({ movedTo }) => movedTo),
  ];
}
