import { among } from "@/db/among";
import { custodyChains } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { type LineFacts, lineExplainer } from "./explain-lines";
import type { Handling } from "./facts";
import { listFacts } from "./list-facts";
import { listLinesOf, listOtherLines } from "./list-live-lines";
import { listProjectWorksheets, type Worksheet } from "./worksheet-queries";

async function listChains(ctx: BaseContext, handlings: readonly Handling[]) {
  const ids = [...new Set(handlings.map(({ chainId }) => chainId))];
  const chains = await ctx.db
    .select({ id: custodyChains.id, consecutive: custodyChains.consecutive })
    .from(custodyChains)
    .where(among(custodyChains.id, ids));
  return new Map(chains.map((chain) => [chain.id, chain]));
}

export async function listLineFacts(ctx: BaseContext, sheet: Worksheet): Promise<LineFacts[]> {
  const { projectId } = sheet;
  const period = { from: sheet.periodStart, to: sheet.periodEnd };
  const facts = (await listFacts(ctx, { projectIds: [projectId], period })).get(projectId);
  if (!facts) return [];
  const own = await listLinesOf(ctx, { projectId, worksheetIds: [sheet.id] });
  const others = await listOtherLines(ctx, { projectId, worksheetIds: [sheet.id], period });
  const handlings = facts.handlings.filter(({ worksheetId }) => worksheetId === sheet.id);
  const chains = await listChains(ctx, handlings);
  const sheets = await listProjectWorksheets(ctx, projectId);
  const series = new Map(sheets.map(({ id, seriesCode }) => [id, seriesCode]));
  const explain = lineExplainer(sheet, {
    ...{ facts, handlings, chains, series },
    lines: [...own, ...others],
  });
  return own.flatMap((line) => (line.id === null ? [] : [explain({ ...line, id: line.id })]));
}
