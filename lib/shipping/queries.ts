import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { equipment, partners, projects, shippingGuideItems, shippingGuides } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { type FileLinks, listFileLinks } from "../links/files";
import { groupedBy } from "../values/rows";

export const liveGuides = and(undeleted(shippingGuides), live(projects));

export const selectGuides = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      ...getTableColumns(shippingGuides),
      location: projects.location,
      partnerId: partners.id,
      partnerName: partners.name,
    })
    .from(shippingGuides)
    .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
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
    .where(among(shippingGuideItems.guideId, guideIds))
    .orderBy(asc(shippingGuideItems.id));

export type GuideItem = Awaited<ReturnType<typeof listItems>>[number];
export type Guide = GuideRow & { items: GuideItem[]; files: FileLinks };

export async function withDetails(ctx: BaseContext, guides: readonly GuideRow[]): Promise<Guide[]> {
  if (guides.length === 0) return [];
  const ids = guides.map(({ id }) => id);
  const items = groupedBy(await listItems(ctx, ids), ({ guideId }) => guideId);
  const files = await listFileLinks(ctx, "shipping_guide", ids);
  return guides.map((guide) => ({
    ...guide,
    items: items.get(guide.id) ?? [],
    files: files.get(guide.id) ?? {},
  }));
}
