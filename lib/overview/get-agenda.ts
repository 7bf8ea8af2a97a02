import { listEvents } from "../calendar/list-events";
import type { Context } from "../context";
import { addDays } from "../dates";
import { type Entry, type EventEntry, entryOfEvent } from "../schedule/entries";
import { isOverdue } from "../schedule/labels";
import { listEntriesOf } from "../schedule/list-entries";
import { listSchedule } from "../schedule/list-schedule";
import { findOwnStaffId } from "../staff/find-own-staff-id";
import { forPerson, isOver, type LateService, lateServicesOf, lateWindow } from "./agenda";

const shown = 8;
const shownLate = 5;

export type Agenda = {
  /** The first of today's visits and events: what is left before what is over, the caller's own first. */
  entries: Entry[];
  total: number;
  left: number;
  /** The technician who the caller is, by his e-mail. */
  staffId: number | null;
  /** The first services with visits of the last thirty days that nobody recorded. */
  late: LateService[];
  lateServices: number;
  lateVisits: number;
  /** The first events of the last thirty days that nobody completed or cancelled. */
  lateEvents: EventEntry[];
  lateEventCount: number;
};

/** The calendar's part of the first screen; six queries at most. */
export async function getAgenda(ctx: Context): Promise<Agenda> {
  const { today } = ctx;
  const recent = { from: addDays(today, -lateWindow), to: today, page: null };
  const [visits, events, staffId] = await Promise.all([
    listSchedule(ctx, recent),
    listEvents(ctx, recent),
    findOwnStaffId(ctx),
  ]);
  const entries = await listEntriesOf(
    ctx,
    visits.rows.filter(({ date }) => date === today),
    events.rows.filter(({ endDate }) => endDate >= today),
  );
  const late = lateServicesOf(visits.rows, today);
  const lateEvents = events.rows.map(entryOfEvent).filter((event) => isOverdue(event, today));
  return {
    entries: forPerson(entries, staffId).slice(0, shown),
    total: entries.length,
    left: entries.filter((entry) => !isOver(entry)).length,
    staffId,
    late: late.slice(0, shownLate),
    lateServices: late.length,
    lateVisits: late.reduce((total, { visits }) => total + visits, 0),
    lateEvents: lateEvents.slice(0, shownLate),
    lateEventCount: lateEvents.length,
  };
}
