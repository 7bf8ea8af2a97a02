import type * as z from "zod";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isOutOfService, isRented, isService } from "../placement/availability";
import { getOpenProject } from "../projects/get-project";
import { assertUnpromised } from "../unit-claims/assert-unpromised";
import type { Equipment } from "./get-equipment";
import type { EquipmentChanges } from "./input";
import { asksPlacement, placementByHand } from "./placement";
import { isAssigned, isHeld } from "./queries";

export type EquipmentAsked = Omit<z.output<typeof EquipmentChanges>, "equipmentId">;

export async function refuseWhileAssigned(ctx: Context, unit: Equipment, asked: EquipmentAsked) {
  const turns = asked.type !== undefined && isService({ type: asked.type }) !== isService(unit);
  const stops = asked.isActive === false && unit.isActive;
  if (!turns && !stops) return;
  if (isRented(unit) || (await isAssigned(ctx, unit)))
    throw new Refused(
      "El registro está asignado a un proyecto: retire primero sus asignaciones.",
      "resource_in_use",
    );
}

/** A promise is of a type, and of a unit that may go. */
export async function refuseWhilePromised(ctx: Context, unit: Equipment, asked: EquipmentAsked) {
  const isOtherType = asked.type !== undefined && asked.type !== unit.type;
  const stops = asked.isActive === false || isOutOfService(asked);
  if (isOtherType || stops) await assertUnpromised(ctx, unit);
}

export async function placementAfter(ctx: Context, unit: Equipment, asked: EquipmentAsked) {
  if (!asksPlacement(asked)) return {};
  const held = await isHeld(ctx, unit);
  const projectId = asked.currentProjectId;
  const moves = !held && projectId && projectId !== unit.currentProjectId;
  return placementByHand(unit, asked, {
    type: asked.type ?? unit.type,
    isHeld: held,
    project: moves ? await getOpenProject(ctx, { projectId }) : null,
    today: ctx.today,
  });
}
