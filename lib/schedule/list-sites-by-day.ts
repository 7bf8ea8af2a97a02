import type { Context } from "../kernel/context";
import { type EntryQuery, listEntries } from "./list-entries";
import { sitesByDay } from "./sites-by-day";
import { windowOf } from "./window";

export async function listSitesByDay(ctx: Context, query: EntryQuery) {
  const { view = "month", date = ctx.today } = query;
  const { rows } = await listEntries(ctx, query);
  return sitesByDay(rows, windowOf(view, date), ctx.today);
}
