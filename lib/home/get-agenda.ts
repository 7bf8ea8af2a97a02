import { listEvents } from "../calendar/list-events";
import type { Context } from "../kernel/context";
import { byDayAndHour, type Entry, type EventEntry, entryOfEvent } from "../schedule/entries";
import { type LateService, listLateServices } from "../schedule/list-late-services";
import { listVisitsOfDay } from "../schedule/list-visits-of-day";
import { findOwnStaff } from "../staff/find-own-staff";
import { forPerson, isOver } from "./agenda";

const shown = 5;
const shownLate = 3;

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
  const [{ recorded, open, openCount }, events, late, lateEvents, own] = await Promise.all([
    listVisitsOfDay(ctx, { day: today }, shown),
    listEvents(ctx, { from: today, to: today, page: null }),
    listLateServices(ctx, shownLate),
    listEvents(ctx, { lateOn: today, page: { page: 1, pageSize: shownLate } }),
    findOwnStaff(ctx),
  ]);
  const staffId = own?.id ?? null;
  const others = [...recorded, ...events.rows.map(entryOfEvent)];
  const entries = [...others, ...open].sort(byDayAndHour);
  return {
    entries: forPerson(entries, staffId).slice(0, shown),
    total: others.length + openCount,
    left: others.filter((entry) => !isOver(entry)).length + openCount,
    staffId,
    late: late.rows,
    lateServices: late.services,
    lateVisits: late.visits,
    lateEvents: lateEvents.rows.map(entryOfEvent),
    lateEventCount: lateEvents.total,
  };
}
