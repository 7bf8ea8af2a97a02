import { eq } from "drizzle-orm";
import type * as z from "zod";
import { equipment } from "@/db/schema";
import { checklistItems } from "@/db/values";
import { assertMay } from "../auth/assert-may";
import { atomically, type Caller, type Context } from "../kernel/context";
import { lockProjectIfExists } from "../projects/lock-project";
import { single } from "../values/rows";
import { assertRepairReason } from "./assert-repair-reason";
import { conditionAfter } from "./condition";
import type { Equipment } from "./get-equipment";
import type { EquipmentChanges } from "./input";
import { lockEditableEquipment } from "./lock-editable-equipment";
import {
  type EquipmentAsked,
  placementAfter,
  refuseWhileAssigned,
  refuseWhilePromised,
} from "./placement-after-update";

const fieldWork: readonly string[] = [...checklistItems, "condition", "repairReason"];

const fieldWorkOnly = "Su rol solo permite cambiar los componentes, el estado y su motivo.";

function requirePermission(caller: Caller, asked: EquipmentAsked) {
  const isFieldWork = Object.keys(asked).every((key) => fieldWork.includes(key));
  if (!isFieldWork) assertMay(caller, "equipment.updateAnyField", fieldWorkOnly);
}

/** Its condition follows its checklist unless it is given. */
export const updateEquipment = (
  ctx: Context,
  { equipmentId, ...asked }: z.output<typeof EquipmentChanges>,
): Promise<Equipment> =>
  atomically(ctx, async (ctx) => {
    requirePermission(ctx.caller, asked);
    if (asked.currentProjectId) await lockProjectIfExists(ctx, asked.currentProjectId);
    const unit = await lockEditableEquipment(ctx, { equipmentId });
    await refuseWhileAssigned(ctx, unit, asked);
    await refuseWhilePromised(ctx, unit, asked);
    const condition = conditionAfter(unit, asked);
    assertRepairReason(unit, asked, condition);
    const changes = { ...asked, ...(await placementAfter(ctx, unit, asked)), condition };
    return single(
      await ctx.db.update(equipment).set(changes).where(eq(equipment.id, unit.id)).returning(),
    );
  });
