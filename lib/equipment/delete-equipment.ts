import { eq } from "drizzle-orm";
import { equipment } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isRented } from "../placement/availability";
import { lockEquipment } from "./get-equipment";
import { isAssigned } from "./queries";

/** Frees its code; refused while it is assigned. */
export const deleteEquipment = (ctx: Context, { equipmentId }: { equipmentId: number }) =>
  atomically(ctx, async (ctx) => {
    const unit = await lockEquipment(ctx, { equipmentId });
    if (isRented(unit) || (await isAssigned(ctx, unit)))
      throw new Refused(
        "El registro está asignado a un proyecto: retire primero sus asignaciones.",
        "resource_in_use",
      );
    await ctx.db.update(equipment).set({ isDeleted: true }).where(eq(equipment.id, unit.id));
  });
