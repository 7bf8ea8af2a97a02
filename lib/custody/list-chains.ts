import { and, count, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { custodyChains, partners, projects, worksheets } from "@/db/schema";
import { everyWord, holds, inSpanish } from "@/db/search";
import type { chainStatuses, wasteTypes } from "@/db/values";
import { numberedSheetHolds } from "../billing/sheet-holds";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedWithTotals, orderOf } from "../lists/sql";
import { countedChainStatuses } from "../states/chain";
import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import { type ChainRow, liveChains, selectChains } from "./queries";

export type VolumeTotals = { gallons: Decimal; barrels: Decimal; cubicMeters: Decimal };

export type ListedChains = Listed<ChainRow> & { totals: VolumeTotals };

type ChainQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  worksheetId?: number | undefined;
  waste?: (typeof wasteTypes)[number] | undefined;
  status?: (typeof chainStatuses)[number] | undefined;
  date_from?: Day | null | undefined;
  date_to?: Day | null | undefined;
};

const sortable = {
  consecutive: custodyChains.consecutive,
  date: custodyChains.date,
  location: inSpanish(projects.location),
  partner: inSpanish(partners.name),
  series: worksheets.seriesCode,
  waste: custodyChains.waste,
  gallons: custodyChains.gallons,
  status: custodyChains.status,
};

const chainHolds = (word: string): SQL => sql`(
  ${holds([custodyChains.consecutive, custodyChains.contactName], word)}
  or ${custodyChains.worksheetId} = any(array(
    select ${worksheets.id} from ${worksheets} where ${numberedSheetHolds(word)})))`;

const matching = (query: ChainQuery): SQL | undefined =>
  and(
    liveChains,
    query.projectId ? eq(projects.id, query.projectId) : undefined,
    query.partnerId ? eq(partners.id, query.partnerId) : undefined,
    query.worksheetId ? eq(worksheets.id, query.worksheetId) : undefined,
    query.waste && eq(custodyChains.waste, query.waste),
    query.status && eq(custodyChains.status, query.status),
    query.date_from ? gte(custodyChains.date, query.date_from) : undefined,
    query.date_to ? lte(custodyChains.date, query.date_to) : undefined,
    everyWord(query.search, chainHolds),
  );

const summed = (column: typeof custodyChains.gallons) =>
  sql<Decimal>`coalesce(sum(${column}) filter (where ${among(custodyChains.status, countedChainStatuses)}), 0)::text`;

const countAndSum = (ctx: Context, where: SQL | undefined) =>
  ctx.db
    .select({
      count: count(),
      gallons: summed(custodyChains.gallons),
      barrels: summed(custodyChains.barrels),
      cubicMeters: summed(custodyChains.cubicMeters),
    })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .where(where);

export async function listChains(ctx: Context, query: ChainQuery): Promise<ListedChains> {
  const where = matching(query);
  const rows = selectChains(ctx, where).orderBy(
    ...orderOf(query.sort, sortable, [desc(custodyChains.date)], custodyChains.id),
  );
  return listedWithTotals(rows, countAndSum(ctx, where), query.page);
}
