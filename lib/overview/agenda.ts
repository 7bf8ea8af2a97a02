import type { Day } from "../dates";
import type { Entry } from "../schedule/entries";
import type { PlannedVisit } from "../schedule/list-schedule";
import { isWaiting } from "../schedule/plan";

/** How far back visits that nobody recorded are looked for, in days. */
export const lateWindow = 30;

/** A service whose visits nobody recorded: how many, and the oldest of them. */
export type LateService = {
  service: PlannedVisit["service"];
  visits: number;
  oldest: Day;
};

/** The visits before a day that still wait, one row a service, those waiting longest first. */
export function lateServicesOf(visits: readonly PlannedVisit[], today: Day): LateService[] {
  const late = new Map<number, LateService>();
  for (const planned of visits) {
    const { service, date } = planned;
    if (date >= today || !isWaiting(planned)) continue;
    const known = late.get(service.assignmentId);
    if (known) known.visits += 1;
    else late.set(service.assignmentId, { service, visits: 1, oldest: date });
  }
  return [...late.values()].sort(
    (a, b) =>
      (a.oldest < b.oldest ? -1 : a.oldest > b.oldest ? 1 : 0) ||
      b.visits - a.visits ||
      a.service.assignmentId - b.service.assignmentId,
  );
}

const over = ["DONE", "SKIPPED", "COMPLETED", "CANCELLED"];

/** Whether nothing is left to do for an entry. */
export const isOver = ({ status }: Pick<Entry, "status">): boolean => over.includes(status);

/** What is left of a day before what is over, one's own before the others'; their order otherwise. */
export const forPerson = (entries: readonly Entry[], staffId: number | null): Entry[] => {
  const rank = (entry: Entry) =>
    Number(isOver(entry)) * 2 + Number(staffId === null || entry.technician?.id !== staffId);
  return entries.toSorted((a, b) => rank(a) - rank(b));
};
