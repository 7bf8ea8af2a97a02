import { and, eq, or } from "drizzle-orm";
import { assignments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { holdingOnOrAfter, unretired } from "../placement/holding";

export async function isHeld(
  ctx: BaseContext,
  unit: { id: number; currentProjectId: number | null },
): Promise<boolean> {
  if (unit.currentProjectId === null) return false;
  const holding = await ctx.db.$count(
    assignments,
    and(
      eq(assignments.equipmentId, unit.id),
      eq(assignments.projectId, unit.currentProjectId),
      holdingOnOrAfter(assignments, ctx.today),
    ),
  );
  return holding > 0;
}

/** An assignment that is not retired names it, or a service is tied to it. */
export async function isAssigned(ctx: BaseContext, { id }: { id: number }): Promise<boolean> {
  const named = or(eq(assignments.equipmentId, id), eq(assignments.servedEquipmentId, id));
  return (await ctx.db.$count(assignments, and(named, unretired(assignments)))) > 0;
}
