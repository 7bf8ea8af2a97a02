import { and, eq } from "drizzle-orm";
import { calendarEvents } from "@/db/schema";
import type { BaseContext } from "../context";
import { NotFound } from "../errors";
import { getProject, type Project } from "../projects/get-project";
import { type CalendarEvent, liveEvents, selectEvents, withItems } from "./queries";

type Ref = { eventId: number };

/** A live event with its items; 404 otherwise. */
export async function getEvent(ctx: BaseContext, { eventId }: Ref): Promise<CalendarEvent> {
  const found = await selectEvents(ctx, and(liveEvents, eq(calendarEvents.id, eventId)));
  const [event] = await withItems(ctx, found);
  if (!event) throw new NotFound("No existe el evento.");
  return event;
}

type Held = { event: CalendarEvent; target: Project };

/**
 * The event as it stands once its project is held, and with it the one it would move to; held in the order of their ids
 * so that nothing deadlocks.
 */
export async function lockEvent(ctx: BaseContext, ref: Ref, targetId?: number): Promise<Held> {
  const { projectId } = await getEvent(ctx, ref);
  const wanted = targetId ?? projectId;
  const held = new Map<number, Project>();
  for (const id of [...new Set([projectId, wanted])].sort((a, b) => a - b))
    held.set(id, await getProject(ctx, { projectId: id }, { lock: true }));
  const event = await getEvent(ctx, ref);
  const target = held.get(targetId ?? event.projectId);
  return target && held.has(event.projectId) ? { event, target } : lockEvent(ctx, ref, targetId);
}
