import { listEvents } from "../calendar/list-events";
import type { Context } from "../kernel/context";
import { byDayAndHour, entryOfEvent } from "./entries";
import { visitType } from "./entry-types";
import { type LimitedEntries, limitedEntries, mostOfADay } from "./limited-entries";
import { type EntryQuery, listEntries } from "./list-entries";
import { listVisitsOfDay } from "./list-visits-of-day";

const noVisits = { recorded: [], open: [], openCount: 0 };

/** Of a day the database counts the visits that nobody recorded, and gives those only that are shown. */
async function listDay(
  ctx: Context,
  { date: day = ctx.today, type, projectId, staffId }: EntryQuery,
): Promise<LimitedEntries> {
  const most = mostOfADay.day;
  const asked = { projectId, staffId };
  const [{ recorded, open, openCount }, events] = await Promise.all([
    type === undefined || type === visitType
      ? listVisitsOfDay(ctx, { ...asked, day, withClosed: true }, most)
      : noVisits,
    type === visitType
      ? { rows: [] }
      : listEvents(ctx, { ...asked, type, from: day, to: day, page: null }),
  ]);
  const others = [...recorded, ...events.rows.map(entryOfEvent)];
  const entries = [...others, ...open].sort(byDayAndHour).slice(0, most);
  const rest = others.length + openCount - entries.length;
  return { entries, hidden: rest > 0 ? { [day]: rest } : {} };
}

/** Those of `listEntries` that a view has room for. */
export async function listLimitedEntries(ctx: Context, query: EntryQuery): Promise<LimitedEntries> {
  const { view = "month", date = ctx.today } = query;
  if (view === "day") return listDay(ctx, query);
  const { rows } = await listEntries(ctx, query);
  return limitedEntries(rows, view, date);
}
