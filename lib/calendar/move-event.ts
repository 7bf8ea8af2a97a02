import { eq } from "drizzle-orm";
import type * as z from "zod";
import { calendarEvents } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getEvent, lockEvent } from "./get-event";
import type { EventMove } from "./input";
import { assertSpan, movedSpan } from "./span";

export const moveEvent = (ctx: Context, { eventId, ...move }: z.output<typeof EventMove>) =>
  atomically(ctx, async (ctx) => {
    const { event } = await lockEvent(ctx, { eventId });
    const span = movedSpan(event, move);
    assertSpan(span);
    await ctx.db.update(calendarEvents).set(span).where(eq(calendarEvents.id, eventId));
    return getEvent(ctx, { eventId });
  });
