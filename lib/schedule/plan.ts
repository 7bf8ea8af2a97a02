import { clippedSpan, occurrencesIn, type Schedule } from "../assignments/occurrences";
import { isDone, isWaitingVisit, type RecordedVisitStatus } from "../states/visit";
import type { Day, DaySpan } from "../values/dates";
import { groupedBy } from "../values/rows";

type Service = Schedule & { assignmentId: number };

type Visit = {
  assignmentId: number;
  plannedDate: Day;
  status: RecordedVisitStatus;
  /** The day a visit was moved to, also once it is done. */
  movedTo: Day | null;
};

export type Planned<S, V> = { service: S; plannedDate: Day; date: Day; visit: V | null };

export const visitedOn = ({ plannedDate, movedTo }: Pick<Visit, "plannedDate" | "movedTo">): Day =>
  movedTo ?? plannedDate;

export const isWaiting = ({ visit }: { visit: Pick<Visit, "status"> | null }): boolean =>
  visit === null || isWaitingVisit(visit);

export function standsOn(schedule: Schedule, day: Day): boolean {
  const { from, to } = clippedSpan(schedule, { from: day, to: day });
  return from <= to;
}

/** Done visits count; one planned after its service's end is cancelled with it. */
const counts = (service: Service, visit: Visit): boolean =>
  isDone(visit) || standsOn(service, visitedOn(visit));

const within = ({ from, to }: DaySpan, day: Day): boolean => from <= day && day <= to;

const openVisit = <S>(service: S, day: Day) => ({
  service,
  plannedDate: day,
  date: day,
  visit: null,
});

function planOf<S extends Service, V extends Visit>(
  service: S,
  recorded: readonly V[],
  span: DaySpan,
): Planned<S, V>[] {
  const open = occurrencesIn(service, span).map((day) => openVisit(service, day));
  if (recorded.length === 0) return open;
  const known = new Set(recorded.map(({ plannedDate }) => plannedDate));
  const marked = recorded
    .filter((visit) => counts(service, visit) && within(span, visitedOn(visit)))
    .map((visit) => ({
      service,
      plannedDate: visit.plannedDate,
      date: visitedOn(visit),
      visit,
    }));
  return [...open.filter(({ date }) => !known.has(date)), ...marked].sort((a, b) =>
    compare(a.plannedDate, b.plannedDate),
  );
}

const compare = (a: Day | number, b: Day | number) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * By date and assignment (contract, section 7). `visits` must hold all those planned in the span or moved into it.
 * Grouped by day, not sorted: a large company has a million a year.
 */
export function planVisits<S extends Service, V extends Visit>(
  services: readonly S[],
  visits: readonly V[],
  span: DaySpan,
): Planned<S, V>[] {
  const recorded = groupedBy(visits, ({ assignmentId }) => assignmentId);
  const planned = services
    .toSorted((a, b) => a.assignmentId - b.assignmentId)
    .flatMap((service) => planOf(service, recorded.get(service.assignmentId) ?? [], span));
  const days = [...groupedBy(planned, ({ date }) => date)];
  return days.sort(([a], [b]) => compare(a, b)).flatMap(([, ofDay]) => ofDay);
}
