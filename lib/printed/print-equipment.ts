import { getEquipmentCard } from "../equipment/get-equipment-card";
import type { Context } from "../kernel/context";
import { dayOf } from "../values/dates";
import { draw } from "./draw";
import { findPhoto } from "./find-photo";
import { getCompany } from "./get-company";
import type { Printed } from "./printed";

export async function printEquipment(ctx: Context, ref: { equipmentId: number }): Promise<Printed> {
  const card = await getEquipmentCard(ctx, ref);
  const slot = { model: "resource_item", objectId: card.unit.id } as const;
  const [{ company }, photo, photo2] = await Promise.all([
    getCompany(ctx),
    findPhoto(ctx, { ...slot, field: "resource_image" }),
    findPhoto(ctx, { ...slot, field: "resource_image_2" }),
  ]);
  const changedOn = dayOf(card.unit.updatedAt, ctx.timeZone);
  return draw(ctx, "equipment", company, { card, photos: { photo, photo2 }, changedOn });
}
