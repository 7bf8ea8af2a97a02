import { and, asc, eq, inArray, not } from "drizzle-orm";
import { equipment, shippingGuideItems } from "@/db/schema";
import type { Context } from "../context";
import { compare, type Decimal } from "../decimal";
import { NotFound } from "../errors";
import type { GuideItem } from "./queries";

export type AskedItem = {
  description: string;
  quantity: Decimal;
  unit?: string | null | undefined;
  equipmentId?: number | null | undefined;
};

/** 404 for a unit that does not exist; those that do are held by id, so that writing their names never deadlocks. */
export async function assertUnits(ctx: Context, items: readonly AskedItem[] = []) {
  const ids = [...new Set(items.flatMap(({ equipmentId }) => equipmentId ?? []))];
  if (ids.length === 0) return;
  const found = await ctx.db
    .select({ id: equipment.id })
    .from(equipment)
    .where(and(inArray(equipment.id, ids), not(equipment.isDeleted)))
    .orderBy(asc(equipment.id))
    .for("key share");
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing) throw new NotFound(`No existe el equipo o servicio ${missing}.`);
}

const isSame = (before: readonly GuideItem[], items: readonly AskedItem[]) =>
  before.length === items.length &&
  before.every(({ description, quantity, unit, equipmentId }, index) => {
    const item = items[index];
    return (
      item?.description === description &&
      compare(item.quantity, quantity) === 0 &&
      (item.unit ?? null) === unit &&
      (item.equipmentId ?? null) === equipmentId
    );
  });

/** Makes the guide carry what was asked, in that order; the same load changes nothing. */
export async function replaceItems(
  ctx: Context,
  guide: { id: number; items: readonly GuideItem[] },
  items: readonly AskedItem[],
) {
  if (isSame(guide.items, items)) return;
  await ctx.db.delete(shippingGuideItems).where(eq(shippingGuideItems.guideId, guide.id));
  if (items.length === 0) return;
  await ctx.db
    .insert(shippingGuideItems)
    .values(items.map((item) => ({ ...item, guideId: guide.id })));
}
