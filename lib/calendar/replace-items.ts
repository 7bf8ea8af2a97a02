import { and, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { live } from "@/db/live";
import { assignments, calendarEventItems } from "@/db/schema";
import { holdNamed } from "../equipment/hold-named";
import type { Context } from "../kernel/context";
import { Invalid, NotFound } from "../kernel/errors";
import type { Day } from "../values/dates";
import { compare, type Decimal } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { EventItem } from "./queries";

export type AskedEventItem = {
  equipmentId: number;
  assignmentId?: number | null | undefined;
  description?: string | null | undefined;
  cost?: Decimal | null | undefined;
  isCompleted?: boolean | null | undefined;
  completedOn?: Day | null | undefined;
};

async function assertAssignments(ctx: Context, ids: readonly number[], projectId: number) {
  const found = await ctx.db
    .select({ id: assignments.id, projectId: assignments.projectId })
    .from(assignments)
    .where(and(isAmong(assignments.id, ids), live(assignments)));
  const places = new Map(found.map((one) => [one.id, one.projectId]));
  const missing = ids.find((id) => !places.has(id));
  if (missing) throw new NotFound(`No existe la asignación ${missing}.`);
  const foreign = ids.find((id) => places.get(id) !== projectId);
  if (!foreign) return;
  const message = `La asignación ${foreign} es de otro proyecto.`;
  throw new Invalid(message, { details: [message] });
}

const unitsOf = (items: readonly { equipmentId: number }[]) =>
  items.map(({ equipmentId }) => equipmentId);

/**
 * Holds the units; 404 for a unit or an assignment that does not exist, 400 for another project's assignment.
 */
export async function assertItems(
  ctx: Context,
  projectId: number,
  items: readonly AskedEventItem[] = [],
  before: readonly EventItem[] = [],
) {
  const assigned = [...new Set(items.flatMap(({ assignmentId }) => assignmentId ?? []))];
  await holdNamed(ctx, unitsOf(items), unitsOf(before));
  if (assigned.length > 0) await assertAssignments(ctx, assigned, projectId);
}

/** For one item after another: of one unit, the second stands for the second. */
function findingBefore(before: readonly EventItem[]) {
  const waiting = groupedBy(before, ({ equipmentId }) => equipmentId);
  return ({ equipmentId }: AskedEventItem) => waiting.get(equipmentId)?.shift();
}

/** What is not said stays, also when the rest of the list was read earlier; completed without a day is completed today. */
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
  cost: item.cost ?? "0",
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

/** In the order asked; the same list changes nothing. */
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
