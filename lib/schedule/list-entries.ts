import type { eventTypes } from "@/db/values";
import { listEvents } from "../calendar/list-events";
import type { Context } from "../context";
import type { Day } from "../dates";
import type { Listed } from "../paging";
import { byDayAndHour, type Entry, entryOfEvent, entryOfVisit } from "./entries";
import { listSchedule } from "./list-schedule";
import { listStaffNames } from "./queries";
import { type CalendarView, windowOf } from "./window";

type EntryQuery = {
  view?: CalendarView | undefined;
  /** Any day of the view; today unless told. */
  date?: Day | undefined;
  projectId?: number | undefined;
  staffId?: number | undefined;
  type?: (typeof eventTypes)[number] | "VISIT" | undefined;
};

const none = { rows: [] };

/** The visits and events of a view of the calendar together, in its order; five queries whatever their number. */
export async function listEntries(
  ctx: Context,
  { view = "month", date = ctx.today, type, projectId, staffId }: EntryQuery,
): Promise<Listed<Entry>> {
  const asked = { ...windowOf(view, date), projectId, staffId, page: null };
  const [visits, events] = await Promise.all([
    type === undefined || type === "VISIT" ? listSchedule(ctx, asked) : none,
    type === "VISIT" ? none : listEvents(ctx, { ...asked, type }),
  ]);
  const staffIds = visits.rows.flatMap(({ visit }) => visit?.staffId ?? []);
  const names = await listStaffNames(ctx, staffIds);
  const rows = [
    ...visits.rows.map((visit) => entryOfVisit(visit, names)),
    ...events.rows.map(entryOfEvent),
  ].sort(byDayAndHour);
  return { rows, total: rows.length, page: null };
}
