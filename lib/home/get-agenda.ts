import { listEvents } from "../calendar/list-events";
import type { Context } from "../kernel/context";
import { type Entry, type EventEntry, entryOfEvent } from "../schedule/entries";
import { listEntriesOf } from "../schedule/list-entries";
import { type LateService, listLateServices } from "../schedule/list-late-services";
import { listSchedule } from "../schedule/list-schedule";
import { findOwnStaff } from "../staff/find-own-staff";
import { forPerson, isOver } from "./agenda";

const shown = 8;
const shownLate = 5;

export type Agenda = {
  entries: Entry[];
  total: number;
  left: number;
  /** The technician with the caller's e-mail. */
  staffId: number | null;
  late: LateService[];
  lateServices: number;
  lateVisits: number;
  lateEvents: EventEntry[];
  lateEventCount: number;
};

export async function getAgenda(ctx: Context): Promise<Agenda> {
  const { today } = ctx;
  const ofToday = { from: today, to: today, page: null };
  const [visits, events, late, lateEvents, own] = await Promise.all([
    listSchedule(ctx, ofToday),
    listEvents(ctx, ofToday),
    listLateServices(ctx, shownLate),
    listEvents(ctx, { lateOn: today, page: { page: 1, pageSize: shownLate } }),
    findOwnStaff(ctx),
  ]);
  const staffId = own?.id ?? null;
  const entries = await listEntriesOf(ctx, visits.rows, events.rows);
  return {
    entries: forPerson(entries, staffId).slice(0, shown),
    total: entries.length,
    left: entries.filter((entry) => !isOver(entry)).length,
    staffId,
    late: late.rows,
    lateServices: late.services,
    lateVisits: late.visits,
    lateEvents: lateEvents.rows.map(entryOfEvent),
    lateEventCount: lateEvents.total,
  };
}
