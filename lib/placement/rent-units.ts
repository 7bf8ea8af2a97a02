import { and } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Day } from "../values/dates";
import { type ProjectPlace, rentedTo } from "./availability";
import { free } from "./availability-conditions";

/** Refused when somebody else has one. */
export async function rentUnits(
  ctx: Context,
  ids: readonly number[],
  { project, from }: { project: ProjectPlace; from: Day },
): Promise<void> {
  const taken = await ctx.db
    .update(equipment)
    .set(rentedTo(project, from))
    .where(and(among(equipment.id, ids), free(equipment)))
    .returning({ id: equipment.id });
  if (taken.length < ids.length) throw new Refused("El equipo ya está rentado.", "resource_rented");
}
