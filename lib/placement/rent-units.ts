import { and, eq } from "drizzle-orm";
import { isAmong } from "@/db/among";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Day } from "../values/dates";
import { type ProjectPlace, rentedTo } from "./availability";

/** Refused when somebody else has one of them. */
export async function rentUnits(
  ctx: Context,
  ids: readonly number[],
  { project, from }: { project: ProjectPlace; from: Day },
): Promise<void> {
  const free = and(isAmong(equipment.id, ids), eq(equipment.availability, "DISPONIBLE"));
  const rented = await ctx.db
    .update(equipment)
    .set(rentedTo(project, from))
    .where(free)
    .returning({ id: equipment.id });
  if (rented.length < ids.length)
    throw new Refused("El equipo ya está rentado.", "resource_rented");
}
