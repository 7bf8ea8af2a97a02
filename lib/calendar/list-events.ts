import { and, asc, count, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { calendarEvents, projects } from "@/db/schema";
import type { eventStatuses, eventTypes } from "@/db/values";
import type { Context } from "../context";
import type { Day } from "../dates";
import { type Listed, offsetOf, type Page } from "../paging";
import { type CalendarEvent, liveEvents, selectEvents, withItems } from "./queries";

type EventQuery = {
  projectId?: number | undefined;
  staffId?: number | undefined;
  type?: (typeof eventTypes)[number] | undefined;
  status?: (typeof eventStatuses)[number] | undefined;
  /** Both days count; an event belongs to a window when any of its days does. */
  from?: Day | undefined;
  to?: Day | undefined;
  page: Page;
};

const matching = (query: EventQuery): SQL | undefined =>
  and(
    liveEvents,
    query.projectId ? eq(calendarEvents.projectId, query.projectId) : undefined,
    query.staffId ? eq(calendarEvents.staffId, query.staffId) : undefined,
    query.type && eq(calendarEvents.type, query.type),
    query.status && eq(calendarEvents.status, query.status),
    query.from ? gte(calendarEvents.endDate, query.from) : undefined,
    query.to ? lte(calendarEvents.startDate, query.to) : undefined,
  );

const byStart = [
  asc(calendarEvents.startDate),
  sql`${calendarEvents.startTime} asc nulls first`,
  asc(calendarEvents.id),
];

/** The live events in the order they start, those of a whole day first; three queries whatever their number. */
export async function listEvents(ctx: Context, query: EventQuery): Promise<Listed<CalendarEvent>> {
  const where = matching(query);
  const rows = selectEvents(ctx, where).orderBy(...byStart);
  const { page } = query;
  if (!page) {
    const all = await withItems(ctx, await rows);
    return { rows: all, total: all.length, page };
  }
  const [listed, [counted]] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    ctx.db
      .select({ total: count() })
      .from(calendarEvents)
      .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
      .where(where),
  ]);
  return { rows: await withItems(ctx, listed), total: counted?.total ?? 0, page };
}
