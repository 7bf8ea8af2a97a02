import { listAgendaEvents } from "../calendar/list-agenda-events";
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
  const [{ recorded, open, openCount }, events, late, own] = await Promise.all([
    listVisitsOfDay(ctx, { day: today }, shown),
    listAgendaEvents(ctx, shownLate),
    listLateServices(ctx, shownLate),
    findOwnStaff(ctx),
  ]);
  const staffId = own?.id ?? null;
  const others = [...recorded, ...events.ofToday.map(entryOfEvent)];
  const entries = [...others, ...open].sort(byDayAndHour);
  return {
    entries: forPerson(entries, staffId).slice(0, shown),
    total: others.length + openCount,
    left: others.filter((entry) => !isOver(entry)).length + openCount,
    staffId,
    late: late.rows,
    lateServices: late.services,
    lateVisits: late.visits,
    lateEvents: events.late.map(entryOfEvent),
    lateEventCount: events.lateCount,
  };
}
