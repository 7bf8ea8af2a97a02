import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { custodyChains, partners, projects, worksheets } from "@/db/schema";
import { contains } from "@/db/search";
import type { chainStatuses, wasteTypes } from "@/db/values";
import type { Context } from "../context";
import { type ListQuery, orderOf } from "../listing";
import { type Listed, offsetOf } from "../paging";
import { type Chain, liveChains, selectChains } from "./queries";

type ChainQuery = ListQuery & {
  projectId?: number | undefined;
  worksheetId?: number | undefined;
  waste?: (typeof wasteTypes)[number] | undefined;
  status?: (typeof chainStatuses)[number] | undefined;
};

const sortable = {
  consecutive: custodyChains.consecutive,
  date: custodyChains.date,
  waste: custodyChains.waste,
  gallons: custodyChains.gallons,
  status: custodyChains.status,
};

const searched = [
  custodyChains.consecutive,
  custodyChains.contactName,
  worksheets.seriesCode,
  projects.location,
  partners.name,
];

const matching = ({ projectId, worksheetId, waste, status, search }: ChainQuery): SQL | undefined =>
  and(
    liveChains,
    projectId ? eq(projects.id, projectId) : undefined,
    worksheetId ? eq(worksheets.id, worksheetId) : undefined,
    waste && eq(custodyChains.waste, waste),
    status && eq(custodyChains.status, status),
    contains(searched, search),
  );

const countChains = async (ctx: Context, where: SQL | undefined) => {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);
  return counted?.total ?? 0;
};

/** The live chains, the latest first; two queries whatever their number. */
export async function listChains(ctx: Context, query: ChainQuery): Promise<Listed<Chain>> {
  const where = matching(query);
  const rows = selectChains(ctx, where).orderBy(
    ...orderOf(query.sort, sortable, [desc(custodyChains.date)], custodyChains.id),
  );
  const { page } = query;
  if (!page) {
    const all = await rows;
    return { rows: all, total: all.length, page };
  }
  const [listed, total] = await Promise.all([
    rows.limit(page.pageSize).offset(offsetOf(page)),
    countChains(ctx, where),
  ]);
  return { rows: listed, total, page };
}
