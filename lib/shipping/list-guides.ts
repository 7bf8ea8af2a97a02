import { and, count, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { asAsked, holdingFile } from "@/db/holding-file";
import { partners, projects, shippingGuides } from "@/db/schema";
import { everyWord, holds, inSpanish } from "@/db/search";
import type { guideTypes } from "@/db/values";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf, orderOf } from "../lists/sql";
import { ofProjectsThatHold } from "../projects/project-holds";
import type { GuideStatus } from "../states/guide";
import type { Day } from "../values/dates";
import { single } from "../values/rows";
import { type Guide, liveGuides, selectGuides, withDetails } from "./queries";

type GuideQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  status?: GuideStatus | undefined;
  type?: (typeof guideTypes)[number] | undefined;
  hasFile?: boolean | undefined;
  date_from?: Day | null | undefined;
  date_to?: Day | null | undefined;
};

const sortable = {
  number: shippingGuides.guideNumber,
  date: shippingGuides.issueDate,
  type: shippingGuides.type,
  location: inSpanish(projects.location),
  partner: inSpanish(partners.name),
  cost: sql`${shippingGuides.transportCost} + ${shippingGuides.stowageCost}`,
  status: shippingGuides.status,
};

const ownTexts = [
  shippingGuides.guideNumber,
  sql`coalesce(${shippingGuides.carrierName}, '')`,
  sql`coalesce(${shippingGuides.vehiclePlate}, '')`,
];

const guideHolds = (word: string): SQL =>
  sql`(${holds(ownTexts, word)} or ${ofProjectsThatHold(shippingGuides.projectId, word)})`;

const signed = { model: "shipping_guide", field: "shipping_guide_file" } as const;

const matching = (query: GuideQuery): SQL | undefined =>
  and(
    liveGuides,
    query.projectId ? eq(shippingGuides.projectId, query.projectId) : undefined,
    query.partnerId ? eq(partners.id, query.partnerId) : undefined,
    query.status && eq(shippingGuides.status, query.status),
    query.type && eq(shippingGuides.type, query.type),
    query.date_from ? gte(shippingGuides.issueDate, query.date_from) : undefined,
    query.date_to ? lte(shippingGuides.issueDate, query.date_to) : undefined,
    asAsked(holdingFile(shippingGuides.id, signed), query.hasFile),
    everyWord(query.search, guideHolds),
  );

const countGuides = async (ctx: Context, where: SQL | undefined) =>
  single(
    await ctx.db
      .select({ total: count() })
      .from(shippingGuides)
      .innerJoin(projects, eq(projects.id, shippingGuides.projectId))
      .innerJoin(partners, eq(partners.id, projects.partnerId))
      .where(where),
  ).total;

export async function listGuides(ctx: Context, query: GuideQuery): Promise<Listed<Guide>> {
  const where = matching(query);
  const rows = selectGuides(ctx, where).orderBy(
    ...orderOf(query.sort, sortable, [desc(shippingGuides.issueDate)], shippingGuides.id),
  );
  const listed = await listedOf(rows, () => countGuides(ctx, where), query.page);
  return { ...listed, rows: await withDetails(ctx, listed.rows) };
}
