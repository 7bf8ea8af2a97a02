import { eq, inArray, or } from "drizzle-orm";
import { calendarEvents, projects } from "@/db/schema";
import type { Context } from "../kernel/context";
import { countEvents, earliestFirst, matchingEvents } from "./list-events";
import { type CalendarEvent, selectEvents, withItems } from "./queries";

export type AgendaEvents = { ofToday: CalendarEvent[]; late: CalendarEvent[]; lateCount: number };

const liveLateEvents = (ctx: Context, atMost: number) =>
  ctx.db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
    .where(matchingEvents({ lateOn: ctx.today }))
    .orderBy(...earliestFirst)
    .limit(atMost);

/** All of today, and the first of those that should be over by now. */
export async function listAgendaEvents(ctx: Context, lateAtMost: number): Promise<AgendaEvents> {
  const { today } = ctx;
  const isFirstLate = inArray(calendarEvents.id, liveLateEvents(ctx, lateAtMost));
  const [rows, lateCount] = await Promise.all([
    selectEvents(ctx, or(matchingEvents({ from: today, to: today }), isFirstLate)).orderBy(
      ...earliestFirst,
    ),
    countEvents(ctx, matchingEvents({ lateOn: today })),
  ]);
  const events = await withItems(ctx, rows);
  return {
    ofToday: events.filter(({ endDate }) => endDate >= today),
    late: events.filter(({ endDate }) => endDate < today),
    lateCount,
  };
}
