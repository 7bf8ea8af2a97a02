import { eq } from "drizzle-orm";
import { calendarEvents } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isDeletableEvent } from "../states/event";
import { lockEvent } from "./get-event";

/** 400 for one that was begun or completed. */
export const deleteEvent = (ctx: Context, ref: { eventId: number }) =>
  atomically(ctx, async (ctx) => {
    const { event } = await lockEvent(ctx, ref);
    if (!isDeletableEvent(event))
      throw new Refused("Solo se elimina un evento programado o cancelado.", "event_not_deletable");
    await ctx.db
      .update(calendarEvents)
      .set({ isDeleted: true })
      .where(eq(calendarEvents.id, event.id));
  });
