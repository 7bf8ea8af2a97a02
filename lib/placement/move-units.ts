import { eq } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import type { ProjectPlace } from "./availability";

export async function moveUnits(ctx: Context, { id, location }: ProjectPlace): Promise<void> {
  const units = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(eq(equipment.currentProjectId, id))
    .orderBy(equipment.id)
    .for(exclusive);
  if (units.length === 0) return;
  const ids = units.map((unit) => unit.id);
  await ctx.db.update(equipment).set({ currentLocation: location }).where(among(equipment.id, ids));
}
