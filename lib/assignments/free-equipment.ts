import { and, eq, not, or } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { equipment } from "@/db/schema";
import type { Context } from "../context";
import { available } from "../equipment/availability";
import { isHeld } from "./queries";

type Stay = { equipmentId: number; projectId: number };

/** Gives units back, but those that work elsewhere or that another assignment of the project still holds. */
export async function freeEquipment(ctx: Context, stays: readonly Stay[]): Promise<void> {
  if (stays.length === 0) return;
  const projectIds = [...new Set(stays.map(({ projectId }) => projectId))];
  const there = projectIds.map((projectId) =>
    and(
      eq(equipment.currentProjectId, projectId),
      isAmong(
        equipment.id,
        stays.filter((stay) => stay.projectId === projectId).map((stay) => stay.equipmentId),
      ),
    ),
  );
  await ctx.db
    .update(equipment)
    .set(available)
    .where(and(eq(equipment.availability, "RENTADO"), or(...there), not(isHeld(ctx))));
}
