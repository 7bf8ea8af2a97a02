import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments } from "@/db/schema";
import { lockUnitsShared } from "../equipment/lock-units-shared";
import type { Context } from "../kernel/context";
import { invalidField, NotFound } from "../kernel/errors";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
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
    .where(and(among(assignments.id, ids), live(assignments)));
  const places = new Map(found.map((one) => [one.id, one.projectId]));
  const missing = ids.find((id) => !places.has(id));
  if (missing) throw new NotFound(`No existe la asignación ${missing}.`);
  const foreign = ids.find((id) => places.get(id) !== projectId);
  if (!foreign) return;
  const message = `La asignación ${foreign} es de otro proyecto.`;
  throw invalidField("details", message);
}

const unitsOf = (items: readonly { equipmentId: number }[]) =>
  items.map(({ equipmentId }) => equipmentId);

/**
 * Locks the units; 404 for a unit or an assignment that does not exist, 400 for another project's assignment.
 */
export async function assertItems(
  ctx: Context,
  projectId: number,
  items: readonly AskedEventItem[] = [],
  before: readonly EventItem[] = [],
) {
  const assigned = [...new Set(items.flatMap(({ assignmentId }) => assignmentId ?? []))];
  await lockUnitsShared(ctx, unitsOf(items), unitsOf(before));
  if (assigned.length > 0) await assertAssignments(ctx, assigned, projectId);
}
