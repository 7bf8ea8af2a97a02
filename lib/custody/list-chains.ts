import { and, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { asAsked, holdingFile } from "@/db/holding-file";
import { custodyChains, partners, projects, worksheets } from "@/db/schema";
import { everyWord, holds, inSpanish } from "@/db/search";
import type { chainStatuses, wasteTypes } from "@/db/values";
import { ofSheetsThat } from "../billing/of-sheets-that";
import { numberedSheetHolds } from "../billing/sheet-holds";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedWithTotals, orderOf } from "../lists/sql";
import { ofProjectsOfPartner } from "../projects/of-partner";
import type { Day } from "../values/dates";
import { type ChainRow, liveChains, selectChains } from "./queries";
import { countAndSumChains, type VolumeTotals } from "./sum-chains";

export type ListedChains = Listed<ChainRow> & { totals: VolumeTotals };

type ChainQuery = ListRequest & {
  projectId?: number | undefined;
  partnerId?: number | undefined;
  worksheetId?: number | undefined;
  waste?: (typeof wasteTypes)[number] | undefined;
  status?: (typeof chainStatuses)[number] | undefined;
  hasFile?: boolean | undefined;
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

const ofSheets = (condition: SQL) => ofSheetsThat(custodyChains.worksheetId, condition);

const chainHolds = (word: string): SQL => sql`(
  ${holds([custodyChains.consecutive, custodyChains.contactName], word)}
  or ${ofSheets(numberedSheetHolds(word))})`;

const signed = { model: "custody_chain", field: "custody_chain_file" } as const;

const matching = (query: ChainQuery): SQL | undefined =>
  and(
    query.projectId ? ofSheets(eq(worksheets.projectId, query.projectId)) : undefined,
    query.partnerId
      ? ofSheets(ofProjectsOfPartner(worksheets.projectId, query.partnerId))
      : undefined,
    query.worksheetId ? eq(custodyChains.worksheetId, query.worksheetId) : undefined,
    query.waste && eq(custodyChains.waste, query.waste),
    query.status && eq(custodyChains.status, query.status),
    query.date_from ? gte(custodyChains.date, query.date_from) : undefined,
    query.date_to ? lte(custodyChains.date, query.date_to) : undefined,
    asAsked(holdingFile(custodyChains.id, signed), query.hasFile),
    everyWord(query.search, chainHolds),
  );

export async function listChains(ctx: Context, query: ChainQuery): Promise<ListedChains> {
  const where = matching(query);
  const rows = selectChains(ctx, and(where, liveChains)).orderBy(
    ...orderOf(query.sort, sortable, [desc(custodyChains.date)], custodyChains.id),
  );
  return listedWithTotals(rows, () => countAndSumChains(ctx, where), query.page);
}
