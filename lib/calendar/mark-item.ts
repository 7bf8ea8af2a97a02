import { eq } from "drizzle-orm";
import type * as z from "zod";
import { calendarEventItems } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { getEvent, lockEvent } from "./get-event";
import type { EventItemMark } from "./input";
import type { CalendarEvent } from "./queries";

/** 404 when the event has lost the unit meanwhile. */
export const markItem = (
  ctx: Context,
  { eventId, itemId, isCompleted }: z.output<typeof EventItemMark>,
): Promise<CalendarEvent> =>
  atomically(ctx, async (ctx) => {
    const { event } = await lockEvent(ctx, { eventId });
    const item = event.items.find(({ id }) => id === itemId);
    if (!item) throw new NotFound("El equipo ya no está en el evento. Vuelva a abrirlo.");
    if (item.isCompleted === isCompleted) return event;
    await ctx.db
      .update(calendarEventItems)
      .set({ isCompleted, completedOn: isCompleted ? ctx.today : null })
      .where(eq(calendarEventItems.id, itemId));
    return getEvent(ctx, { eventId });
  });
