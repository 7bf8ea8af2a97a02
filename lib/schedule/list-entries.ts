import { listEvents } from "../calendar/list-events";
import type { CalendarEvent } from "../calendar/queries";
import type { BaseContext, Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import type { Day } from "../values/dates";
import { byDayAndHour, type Entry, entryOfEvent, entryOfVisit } from "./entries";
import { type entryTypes, visitType } from "./entry-types";
import { listSchedule, type PlannedVisit } from "./list-schedule";
import { listStaffNames } from "./list-staff-names";
import { type CalendarView, windowOf } from "./window";

export type EntryQuery = {
  view?: CalendarView | undefined;
  /** Any day of the view; today by default. */
  date?: Day | undefined;
  projectId?: number | undefined;
  staffId?: number | undefined;
  type?: (typeof entryTypes)[number] | undefined;
};

const none = { rows: [] };

export async function listEntriesOf(
  ctx: BaseContext,
  visits: readonly PlannedVisit[],
  events: readonly CalendarEvent[],
): Promise<Entry[]> {
  const staffIds = visits.flatMap(({ visit }) => visit?.staffId ?? []);
  const names = await listStaffNames(ctx, staffIds);
  return [...visits.map((visit) => entryOfVisit(visit, names)), ...events.map(entryOfEvent)].sort(
    byDayAndHour,
  );
}

export async function listEntries(
  ctx: Context,
  { view = "month", date = ctx.today, type, projectId, staffId }: EntryQuery,
): Promise<Listed<Entry>> {
  const asked = { ...windowOf(view, date), projectId, staffId, page: null };
  const [visits, events] = await Promise.all([
    type === undefined || type === visitType
      ? listSchedule(ctx, { ...asked, withClosed: true })
      : none,
    type === visitType ? none : listEvents(ctx, { ...asked, type }),
  ]);
  const rows = await listEntriesOf(ctx, visits.rows, events.rows);
  return { rows, total: rows.length, page: null };
}
