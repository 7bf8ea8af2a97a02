import { eq } from "drizzle-orm";
import type * as z from "zod";
import { calendarEvents } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { assertOpen } from "../projects/assert-open";
import type { Project } from "../projects/get-project";
import { assertItems } from "./assert-items";
import { getEvent, lockEvent } from "./get-event";
import type { EventChanges } from "./input";
import { lockResponsibleShared } from "./lock-responsible-shared";
import type { CalendarEvent } from "./queries";
import { replaceEventItems } from "./replace-items";
import { assertDays, assertSpan, type EventSpan } from "./span";
import { tellResponsible } from "./tell-responsible";

type Fields = Omit<z.output<typeof EventChanges>, "eventId" | "items">;

/** An event of one day stays so when only its start is written. */
function spanAfter(before: CalendarEvent, { startDate, endDate, ...times }: Fields): EventSpan {
  const start = startDate ?? before.startDate;
  const isOneDay = before.startDate === before.endDate;
  const end = endDate === undefined && !isOneDay ? before.endDate : (endDate ?? start);
  return {
    startDate: start,
    endDate: end,
    startTime: times.startTime === undefined ? before.startTime : times.startTime,
    endTime: times.endTime === undefined ? before.endTime : times.endTime,
  };
}

/** The items stay, so their assignments must be of the new project. */
const itemsMovedTo = (event: CalendarEvent, target: Project) =>
  target.id === event.projectId ? [] : event.items;

function assertMayMoveTo(target: Project, event: CalendarEvent) {
  if (target.id !== event.projectId) assertOpen(target);
}

/** Clearing the end date sets it to the first day. */
export const updateEvent = (
  ctx: Context,
  { eventId, items, ...fields }: z.output<typeof EventChanges>,
): Promise<CalendarEvent> =>
  atomically(ctx, async (ctx) => {
    assertDays(fields);
    const { event, target } = await lockEvent(ctx, { eventId }, fields.projectId);
    const span = spanAfter(event, fields);
    assertSpan(span);
    await lockResponsibleShared(ctx, fields.staffId, event.staffId);
    await assertItems(ctx, target.id, items ?? itemsMovedTo(event, target), event.items);
    assertMayMoveTo(target, event);

    const after = { ...fields, ...span };
    await ctx.db.update(calendarEvents).set(after).where(eq(calendarEvents.id, eventId));
    if (items) await replaceEventItems(ctx, event, items);
    const changed = await getEvent(ctx, { eventId });
    await tellResponsible(ctx, changed, event.staffId);
    return changed;
  });
