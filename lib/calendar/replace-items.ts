import { eq } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { calendarEventItems } from "@/db/schema";
import { seesMoney } from "../auth/sees-money";
import type { Context } from "../kernel/context";
import { compare } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { AskedEventItem } from "./assert-items";
import type { EventItem } from "./queries";

/** When a unit is listed twice, its second item matches its second before. */
function findingBefore(before: readonly EventItem[]) {
  const waiting = groupedBy(before, ({ equipmentId }) => equipmentId);
  return ({ equipmentId }: AskedEventItem) => waiting.get(equipmentId)?.shift();
}

/** Absent fields keep what is stored, also when the list was read earlier; completed without a day means today. */
function standingOf(ctx: Context, asked: AskedEventItem, before: EventItem | undefined) {
  const { isCompleted = before?.isCompleted, completedOn = before?.completedOn } = asked;
  return isCompleted
    ? { isCompleted: true, completedOn: completedOn ?? ctx.today }
    : { isCompleted: false, completedOn: null };
}

const valuesOf = (ctx: Context, item: AskedEventItem, before: EventItem | undefined) => ({
  equipmentId: item.equipmentId,
  assignmentId: item.assignmentId ?? null,
  description: item.description ?? null,
  cost: (seesMoney(ctx.caller) ? item.cost : before?.cost) ?? "0",
  ...standingOf(ctx, item, before),
});

type Values = ReturnType<typeof valuesOf>;

const isSame = (before: EventItem, after: Values | undefined) =>
  before.equipmentId === after?.equipmentId &&
  before.assignmentId === after.assignmentId &&
  before.description === after.description &&
  compare(before.cost, after.cost) === 0 &&
  before.isCompleted === after.isCompleted &&
  before.completedOn === after.completedOn;

export async function replaceEventItems(
  ctx: Context,
  event: { id: number; items: readonly EventItem[] },
  items: readonly AskedEventItem[],
) {
  const takeBefore = findingBefore(event.items);
  const wanted = items.map((item) => valuesOf(ctx, item, takeBefore(item)));
  const isUnchanged =
    event.items.length === wanted.length &&
    event.items.every((item, index) => isSame(item, wanted[index]));
  if (isUnchanged) return;
  await ctx.db.delete(calendarEventItems).where(eq(calendarEventItems.eventId, event.id));
  const rows = wanted.map((item) => ({ ...item, eventId: event.id }));
  await insertAll(ctx.db, calendarEventItems, rows);
}
