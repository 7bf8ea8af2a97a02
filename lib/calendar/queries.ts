import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import {
  calendarEventItems,
  calendarEvents,
  equipment,
  partners,
  projects,
  staff,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";

export const liveEvents = and(undeleted(calendarEvents), live(projects));

export const selectEvents = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      ...getTableColumns(calendarEvents),
      partnerName: partners.name,
      location: projects.location,
      staff: { firstName: staff.firstName, lastName: staff.lastName },
    })
    .from(calendarEvents)
    .innerJoin(projects, eq(projects.id, calendarEvents.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(staff, eq(staff.id, calendarEvents.staffId))
    .where(where);

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

const listItems = (ctx: BaseContext, eventIds: readonly number[]) =>
  ctx.db
    .select({
      ...getTableColumns(calendarEventItems),
      code: equipment.code,
      name: equipment.name,
    })
    .from(calendarEventItems)
    .innerJoin(equipment, eq(equipment.id, calendarEventItems.equipmentId))
    .where(among(calendarEventItems.eventId, eventIds))
    .orderBy(asc(calendarEventItems.id));

export type EventItem = Awaited<ReturnType<typeof listItems>>[number];
export type CalendarEvent = EventRow & { items: EventItem[] };

export async function withItems(
  ctx: BaseContext,
  events: readonly EventRow[],
): Promise<CalendarEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const items = groupedBy(await listItems(ctx, ids), ({ eventId }) => eventId);
  return events.map((event) => ({ ...event, items: items.get(event.id) ?? [] }));
}
