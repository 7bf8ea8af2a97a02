import type { Entry } from "../schedule/entries";
import type { Day } from "../values/dates";

/** A visit by its service and planned day, or an event. */
export type StopSubject = {
  assignmentId: number | null;
  plannedDate: Day | null;
  eventId: number | null;
};

/** As the key of its entry in the schedule. */
export const keyOfStop = ({ assignmentId, plannedDate, eventId }: StopSubject): string =>
  eventId === null ? `visit-${assignmentId}-${plannedDate}` : `event-${eventId}`;

export const subjectOfEntry = (entry: Entry): StopSubject =>
  entry.kind === "event"
    ? { assignmentId: null, plannedDate: null, eventId: entry.eventId }
    : { assignmentId: entry.assignmentId, plannedDate: entry.plannedDate, eventId: null };
