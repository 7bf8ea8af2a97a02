import { and, asc, count, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { calendarEvents, projects } from "@/db/schema";
import type { eventStatuses, eventTypes } from "@/db/values";
import type { Context } from "../kernel/context";
import type { Listed, Page } from "../lists/page";
import { listedOf } from "../lists/sql";
import { openEventStatuses } from "../states/event";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import { type CalendarEvent, liveEvents, selectEvents, withItems } from "./queries";

type EventQuery = {
  projectId?: number | undefined;
  staffId?: number | undefined;
  type?: (typeof eventTypes)[number] | undefined;
  status?: (typeof eventStatuses)[number] | undefined;
  /** Both ends count; an event is in the window when any of its days is. */
  from?: Day | undefined;
  to?: Day | undefined;
  lateOn?: Day | undefined;
  page: Page;
};

export const matchingEvents = (query: Omit<EventQuery, "page">): SQL | undefined =>
  and(
    liveEvents,
    query.projectId ? eq(calendarEvents.projectId, query.projectId) : undefined,
    query.staffId ? eq(calendarEvents.staffId, query.staffId) : undefined,
    query.type && eq(calendarEvents.type, query.type),
    query.status && eq(calendarEvents.status, query.status),
    query.from ? gte(calendarEvents.endDate, query.from) : undefined,
    query.to ? lte(calendarEvents.startDate, query.to) : undefined,
    query.lateOn
      ? and(
          lt(calendarEvents.endDate, query.lateOn),
          among(calendarEvents.status, openEventStatuses),
        )
      : undefined,
  );

export const earliestFirst = [
  asc(calendarEvents.startDate),
  sql`${calendarEvents.startTime} asc nulls first`,
  asc(calendarEvents.id),
];

export const countEvents = async (ctx: Context, where: SQL | undefined) =>
  single(
    await ctx.db
      .select({ total: count() })
      .from(calendarEvents)
      .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
      .where(where),
  ).total;

export async function listEvents(ctx: Context, query: EventQuery): Promise<Listed<CalendarEvent>> {
  const where = matchingEvents(query);
  const rows = selectEvents(ctx, where).orderBy(...earliestFirst);
  const listed = await listedOf(rows, () => countEvents(ctx, where), query.page);
  return { ...listed, rows: await withItems(ctx, listed.rows) };
}
