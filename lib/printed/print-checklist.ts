import { equipmentTypes } from "@/db/values";
import { checklistOf, type EquipmentType } from "../equipment/checklist";
import { getEquipmentCard } from "../equipment/get-equipment-card";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { dayOf } from "../values/dates";
import { draw } from "./draw";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";

function assertInspected(type: EquipmentType) {
  if (checklistOf[type].length === 0)
    throw new NotFound("Este tipo de equipo no tiene lista de inspección.");
}

/** 404 when the unit is missing or deleted, or its type has no checklist. */
export async function printChecklist(ctx: Context, ref: { equipmentId: number }): Promise<Printed> {
  const card = await getEquipmentCard(ctx, ref);
  const { type, updatedAt } = card.unit;
  assertInspected(type);
  const filled = { card, changedOn: dayOf(updatedAt, ctx.timeZone) };
  return draw(ctx, "checklist", (await getCompany(ctx)).company, { type, filled });
}

/** 404 when it is no type or has none. */
export async function printBlankChecklist(ctx: Context, ref: { type: string }): Promise<Printed> {
  const type = equipmentTypes.find((known) => known === ref.type);
  if (!type) throw new NotFound("No existe el tipo de equipo.");
  assertInspected(type);
  return draw(ctx, "checklist", (await getCompany(ctx)).company, { type, filled: null });
}
