import type { CalendarEvent } from "../calendar/queries";
import type { VisitStatus } from "../states/visit";
import type { Day } from "../values/dates";
import { hoursAndMinutes } from "../values/hours";
import type { PlannedVisit } from "./list-schedule";

type Shared = {
  key: string;
  /** Both ends count. */
  from: Day;
  to: Day;
  /** HH:MM. */
  startTime: string | null;
  endTime: string | null;
  title: string;
  project: { id: number; location: string; partner: string };
  units: string[];
  technician: { id: number; name: string } | null;
  notes: string | null;
};

export type VisitEntry = Shared & {
  kind: "visit";
  assignmentId: number;
  plannedDate: Day;
  visitId: number | null;
  /** Null while it is only planned. */
  version: number | null;
  status: VisitStatus;
  reason: string | null;
  /** Its project is closed: nothing more is recorded. */
  isClosed: boolean;
};

export type EventEntry = Shared & {
  kind: "event";
  eventId: number;
  version: number;
} & Pick<CalendarEvent, "type" | "priority" | "status">;

export type Entry = VisitEntry | EventEntry;

export function entryOfVisit(planned: PlannedVisit, names: ReadonlyMap<number, string>): Entry {
  const { service, visit, plannedDate, date } = planned;
  const staffId = visit?.staffId;
  return {
    kind: "visit",
    key: `visit-${service.assignmentId}-${plannedDate}`,
    from: date,
    to: date,
    startTime: null,
    endTime: null,
    title: service.name,
    project: {
      id: service.projectId,
      location: service.location,
      partner: service.partnerName,
    },
    units: service.servedCode ? [service.servedCode] : [],
    technician: staffId ? { id: staffId, name: names.get(staffId) ?? "" } : null,
    notes: visit?.notes ?? null,
    assignmentId: service.assignmentId,
    plannedDate,
    visitId: visit?.id ?? null,
    version: visit?.version ?? null,
    status: visit?.status ?? "PLANNED",
    reason: visit?.reason ?? null,
    isClosed: service.isClosed,
  };
}

export const entryOfEvent = (event: CalendarEvent): EventEntry => ({
  kind: "event",
  key: `event-${event.id}`,
  from: event.startDate,
  to: event.endDate,
  startTime: hoursAndMinutes(event.startTime),
  endTime: hoursAndMinutes(event.endTime),
  title: event.title,
  project: { id: event.projectId, location: event.location, partner: event.partnerName },
  units: event.items.map(({ code }) => code),
  technician:
    event.staffId && event.staff
      ? { id: event.staffId, name: `${event.staff.firstName} ${event.staff.lastName}` }
      : null,
  notes: event.notes,
  eventId: event.id,
  version: event.version,
  type: event.type,
  priority: event.priority,
  status: event.status,
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const byDayAndHour = (a: Entry, b: Entry): number =>
  compare(a.from, b.from) ||
  compare(a.kind, b.kind) ||
  compare(a.startTime ?? "", b.startTime ?? "") ||
  compare(a.project.location, b.project.location) ||
  compare(a.title, b.title) ||
  compare(a.key, b.key);
