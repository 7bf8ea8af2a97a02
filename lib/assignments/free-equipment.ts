import { and, eq, not, or } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { equipment } from "@/db/schema";
import { available } from "../equipment/availability";
import type { Context } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { isHeld } from "./queries";

type Stay = { equipmentId: number; projectId: number };

/** Gives units back, but those that work elsewhere or that another assignment of the project still holds. */
export async function freeEquipment(ctx: Context, stays: readonly Stay[]): Promise<void> {
  if (stays.length === 0) return;
  const byProject = [...groupedBy(stays, ({ projectId }) => projectId)];
  const there = byProject.map(([projectId, together]) =>
    and(
      eq(equipment.currentProjectId, projectId),
      isAmong(
        equipment.id,
        together.map(({ equipmentId }) => equipmentId),
      ),
    ),
  );
  await ctx.db
    .update(equipment)
    .set(available)
    .where(and(eq(equipment.availability, "RENTADO"), or(...there), not(isHeld(ctx))));
}
