import { and, asc, eq, getTableColumns, inArray, isNull, not, type SQL } from "drizzle-orm";
import {
  attachments,
  equipment,
  partners,
  projects,
  shippingGuideItems,
  shippingGuides,
} from "@/db/schema";
import type { BaseContext } from "../context";
import { groupedBy } from "../rows";

/** Condition: guides that are not deleted, of live projects. */
export const liveGuides = and(
  not(shippingGuides.isDeleted),
  projects.isActive,
  not(projects.isDeleted),
);

/** Guides with their project and signed file, for a condition and an order to follow. */
export const selectGuides = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      ...getTableColumns(shippingGuides),
      partnerName: partners.name,
      storageKey: attachments.storageKey,
    })
    .from(shippingGuides)
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(
      attachments,
      and(
        eq(attachments.model, "shipping_guide"),
        eq(attachments.objectId, shippingGuides.id),
        eq(attachments.field, "shipping_guide_file"),
        isNull(attachments.removedAt),
      ),
    )
    .where(where);

type GuideRow = Awaited<ReturnType<typeof selectGuides>>[number];

const listItems = (ctx: BaseContext, guideIds: readonly number[]) =>
  ctx.db
    .select({
      ...getTableColumns(shippingGuideItems),
      code: equipment.code,
      name: equipment.name,
    })
    .from(shippingGuideItems)
    .leftJoin(equipment, eq(equipment.id, shippingGuideItems.equipmentId))
    .where(inArray(shippingGuideItems.guideId, [...guideIds]))
    .orderBy(asc(shippingGuideItems.id));

export type GuideItem = Awaited<ReturnType<typeof listItems>>[number];
export type Guide = GuideRow & { items: GuideItem[] };

/** The guides with their items; one more query whatever their number. */
export async function withItems(ctx: BaseContext, guides: readonly GuideRow[]): Promise<Guide[]> {
  if (guides.length === 0) return [];
  const items = groupedBy(
    await listItems(
      ctx,
      guides.map(({ id }) => id),
    ),
    ({ guideId }) => guideId,
  );
  return guides.map((guide) => ({ ...guide, items: items.get(guide.id) ?? [] }));
}
