import { isAmong } from "@/db/among";
import { custodyChains } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { type Day, eachDay } from "../values/dates";
import { groupedBy } from "../values/rows";
import { claimsOf, subjectOf } from "./claims";
import { type Draft, draftLines } from "./draft-lines";
import type { Facts, Handling, Service, Stay } from "./facts";
import { type BilledLine, isLineOf } from "./line";
import { listFacts } from "./list-facts";
import { listLinesBeside, listLinesOf } from "./list-sheets";
import { handledFor, visitedDays } from "./serving";
import { type Worksheet, worksheetsOf } from "./worksheet-queries";

export type ServedDay = {
  day: Day;
  chains: { id: number; consecutive: string }[];
  isVisited: boolean;
};

/** What stands behind an automatic line. */
export type LineFacts = {
  lineId: number;
  /** The days of the period that the facts ask for. */
  asked: Day[];
  /** The days of the period that another line of a live sheet bills. */
  taken: { day: Day; sheet: { id: number; seriesCode: string } }[];
  stays: Stay[];
  served: ServedDay[];
};

async function listChains(ctx: BaseContext, handlings: readonly Handling[]) {
  const ids = [...new Set(handlings.map(({ chainId }) => chainId))];
  const chains = await ctx.db
    .select({ id: custodyChains.id, consecutive: custodyChains.consecutive })
    .from(custodyChains)
    .where(isAmong(custodyChains.id, ids));
  return new Map(chains.map((chain) => [chain.id, chain]));
}

type Chains = Awaited<ReturnType<typeof listChains>>;

function provingOf(handlings: readonly Handling[], chains: Chains, facts: Facts) {
  const handledOf = handledFor(handlings);
  const visitsOf = visitedDays(facts);
  return (service: Service, days: readonly Day[]): ServedDay[] => {
    const byDay = groupedBy(handledOf(service), ({ date }) => date);
    const visited = visitsOf(service);
    return days.map((day) => {
      const ids = new Set((byDay.get(day) ?? []).map(({ chainId }) => chainId));
      const proving = [...ids].flatMap((id) => chains.get(id) ?? []).toSorted(byNumber);
      return { day, chains: proving, isVisited: visited.has(day) };
    });
  };
}

const byNumber = (a: { consecutive: string }, b: { consecutive: string }) =>
  a.consecutive < b.consecutive ? -1 : 1;

function takingOf(
  lines: readonly BilledLine[],
  period: readonly Day[],
  series: Map<number, string>,
) {
  const alike = groupedBy(lines, subjectOf);
  return (line: BilledLine): LineFacts["taken"] => {
    const others = (alike.get(subjectOf(line)) ?? []).filter(({ id }) => id !== line.id);
    const owners = new Map(
      others.flatMap((other) =>
        claimsOf(other, other.billedDays ?? []).map((claim) => [claim, other] as const),
      ),
    );
    return period.flatMap((day) => {
      const owner = claimsOf(line, [day]).flatMap((claim) => owners.get(claim) ?? [])[0];
      if (!owner) return [];
      const seriesCode = series.get(owner.worksheetId) ?? "";
      return [{ day, sheet: { id: owner.worksheetId, seriesCode } }];
    });
  };
}

function askingOf(drafts: readonly Draft[]) {
  const alike = groupedBy(drafts, subjectOf);
  return (line: BilledLine): Day[] => {
    const draft = alike.get(subjectOf(line))?.find((draft) => isLineOf(line, draft));
    return draft?.days.toSorted() ?? [];
  };
}

type Known = {
  facts: Facts;
  handlings: readonly Handling[];
  chains: Chains;
  lines: readonly BilledLine[];
  series: Map<number, string>;
};

/** What is known is gathered once for all of its lines. */
function explainingOf(sheet: Worksheet, { facts, handlings, chains, lines, series }: Known) {
  const period = { from: sheet.periodStart, to: sheet.periodEnd };
  const asks = askingOf(draftLines(facts, { id: sheet.id, period }));
  const takes = takingOf(lines, eachDay(period.from, period.to), series);
  const proves = provingOf(handlings, chains, facts);
  const stays = groupedBy<Stay, number | null>(facts.stays, ({ equipmentId }) => equipmentId);
  const services = new Map(facts.services.map((service) => [service.assignmentId, service]));
  return (line: BilledLine & { id: number }): LineFacts => {
    const asked = asks(line);
    const service = line.kind === "SERVICE" ? services.get(line.assignmentId ?? 0) : undefined;
    return {
      lineId: line.id,
      asked,
      taken: takes(line),
      stays: line.kind === "RENT" ? (stays.get(line.equipmentId) ?? []) : [],
      served: service ? proves(service, asked) : [],
    };
  };
}

/** Of lines that bill days; a constant number of queries. */
export async function listLineFacts(ctx: BaseContext, sheet: Worksheet): Promise<LineFacts[]> {
  const { projectId } = sheet;
  const period = { from: sheet.periodStart, to: sheet.periodEnd };
  const facts = (await listFacts(ctx, { projectIds: [projectId], period })).get(projectId);
  if (!facts) return [];
  const own = await listLinesOf(ctx, { projectId, worksheetIds: [sheet.id] });
  const others = await listLinesBeside(ctx, { projectId, worksheetIds: [sheet.id], period });
  const handlings = facts.handlings.filter(({ worksheetId }) => worksheetId === sheet.id);
  const chains = await listChains(ctx, handlings);
  const sheets = await worksheetsOf(ctx, projectId);
  const series = new Map(sheets.map(({ id, seriesCode }) => [id, seriesCode]));
  const explain = explainingOf(sheet, {
    ...{ facts, handlings, chains, series },
    lines: [...own, ...others],
  });
  return own.flatMap((line) => (line.id === null ? [] : [explain({ ...line, id: line.id })]));
}
