import { eq } from "drizzle-orm";
import { insertAll } from "@/db/insert-all";
import { shippingGuideItems } from "@/db/schema";
import type { Context } from "../kernel/context";
import { compare, type Decimal } from "../values/decimal";
import type { GuideItem } from "./queries";

export type AskedGuideItem = {
  description: string;
  quantity: Decimal;
  unit?: string | null | undefined;
  equipmentId?: number | null | undefined;
};

const isSame = (before: readonly GuideItem[], items: readonly AskedGuideItem[]) =>
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

export async function replaceGuideItems(
  ctx: Context,
  guide: { id: number; items: readonly GuideItem[] },
  items: readonly AskedGuideItem[],
) {
  if (isSame(guide.items, items)) return;
  await ctx.db.delete(shippingGuideItems).where(eq(shippingGuideItems.guideId, guide.id));
  const rows = items.map((item) => ({ ...item, guideId: guide.id }));
  await insertAll(ctx.db, shippingGuideItems, rows);
}
