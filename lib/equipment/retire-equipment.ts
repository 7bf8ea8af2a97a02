import { eq } from "drizzle-orm";
import type * as z from "zod";
import { equipment } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isRented, isService, retiredFor } from "../placement/availability";
import { assertUnpromised } from "../unit-claims/assert-unpromised";
import { single } from "../values/rows";
import { freeEndedEquipment } from "./free-ended-equipment";
import type { EquipmentRetirement } from "./input";
import { lockEditableEquipment } from "./lock-editable-equipment";
import { isAssigned } from "./queries";

/** Refused while it is rented, promised or, for a service, assigned. */
export async function retireEquipment(
  ctx: Context,
  { equipmentId, reason }: z.output<typeof EquipmentRetirement>,
) {
  await freeEndedEquipment(ctx);
  return atomically(ctx, async (ctx) => {
    const unit = await lockEditableEquipment(ctx, { equipmentId });
    if (isRented(unit))
      throw new Refused("El equipo está rentado: libérelo antes de retirarlo.", "resource_rented");
    if (isService(unit) && (await isAssigned(ctx, unit)))
      throw new Refused(
        "El servicio está asignado a un proyecto: retire primero sus asignaciones.",
        "resource_in_use",
      );
    await assertUnpromised(ctx, unit);
    return single(
      await ctx.db
        .update(equipment)
        .set(retiredFor(reason))
        .where(eq(equipment.id, unit.id))
        .returning(),
    );
  });
}
