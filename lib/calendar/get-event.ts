import { and, eq } from "drizzle-orm";
import { calendarEvents } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { Project } from "../projects/get-project";
import { lockProjectsOf } from "../projects/lock-projects-of";
import { type CalendarEvent, liveEvents, selectEvents, withItems } from "./queries";

type Ref = { eventId: number };

export async function getEvent(ctx: BaseContext, { eventId }: Ref): Promise<CalendarEvent> {
  const found = await selectEvents(ctx, and(liveEvents, eq(calendarEvents.id, eventId)));
  const [event] = await withItems(ctx, found);
  if (!event) throw new NotFound("No existe el evento.");
  return event;
}

type Locked = { event: CalendarEvent; target: Project };

/** Locks its project, and the one it would move to. */
export async function lockEvent(ctx: BaseContext, ref: Ref, targetId?: number): Promise<Locked> {
  const read = (ctx: BaseContext) => getEvent(ctx, ref);
  const { record, target } = await lockProjectsOf(ctx, read, targetId);
  return { event: record, target };
}
