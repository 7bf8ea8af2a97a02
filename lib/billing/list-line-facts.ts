import { and, eq, ne } from "drizzle-orm";
import { custodyChainItems, custodyChains } from "@/db/schema";
import type { BaseContext } from "../context";
import { type Day, eachDay } from "../dates";
import { type Worksheet, worksheetsOf } from "../worksheets/queries";
import { claimsOf } from "./claims";
import { type Draft, draftLines } from "./draft-lines";
import type { Facts, Service, Stay } from "./facts";
import { isLineOf, type Line } from "./line";
import { listFacts } from "./list-facts";
import { listLiveLines } from "./list-sheets";

/** A day on which a service was done, and what proves it. */
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

/** What the chains of a sheet that count handled. */
const listHandled = (ctx: BaseContext, worksheetId: number) =>
  ctx.db
    .select({
      id: custodyChains.id,
      consecutive: custodyChains.consecutive,
      day: custodyChains.date,
      equipmentId: custodyChainItems.equipmentId,
      assignmentId: custodyChainItems.assignmentId,
    })
    .from(custodyChains)
    .innerJoin(custodyChainItems, eq(custodyChainItems.chainId, custodyChains.id))
    .where(
      and(
        eq(custodyChains.worksheetId, worksheetId),
        eq(custodyChains.isDeleted, false),
        ne(custodyChains.status, "CANCELLED"),
      ),
    )
    .orderBy(custodyChains.consecutive);

type Handled = Awaited<ReturnType<typeof listHandled>>[number];

function servedOn(
  service: Service,
  days: readonly Day[],
  handled: Handled[],
  facts: Facts,
): ServedDay[] {
  const own = handled.filter(
    (item) =>
      item.assignmentId === service.assignmentId || item.equipmentId === service.servedEquipmentId,
  );
  const visited = new Set(
    facts.visits
      .filter(({ assignmentId }) => assignmentId === service.assignmentId)
      .map(({ date }) => date),
  );
  return days.map((day) => {
    const chains = own.filter((item) => item.day === day);
    const named = new Map(chains.map(({ id, consecutive }) => [id, { id, consecutive }]));
    return { day, chains: [...named.values()], isVisited: visited.has(day) };
  });
}

type Known = {
  facts: Facts;
  drafts: Draft[];
  handled: Handled[];
  all: Line[];
  period: Day[];
  series: Map<number, string>;
};

function takenDays(line: Line, { period, all, series }: Known): LineFacts["taken"] {
  const owners = new Map(
    all
      .filter(({ id }) => id !== line.id)
      .flatMap((other) =>
        claimsOf(other, other.billedDays ?? []).map((claim) => [claim, other] as const),
      ),
  );
  return period.flatMap((day) => {
    const owner = claimsOf(line, [day]).flatMap((claim) => owners.get(claim) ?? [])[0];
    if (!owner) return [];
    const seriesCode = series.get(owner.worksheetId) ?? "";
    return [{ day, sheet: { id: owner.worksheetId, seriesCode } }];
  });
}

function factsOf(line: Line & { id: number }, known: Known): LineFacts {
  const { facts, handled } = known;
  const asked = known.drafts.find((draft) => isLineOf(line, draft))?.days.toSorted() ?? [];
  const service = facts.services.find(({ assignmentId }) => assignmentId === line.assignmentId);
  return {
    lineId: line.id,
    asked,
    taken: takenDays(line, known),
    stays:
      line.kind === "RENT"
        ? facts.stays.filter(({ equipmentId }) => equipmentId === line.equipmentId)
        : [],
    served: line.kind === "SERVICE" && service ? servedOn(service, asked, handled, facts) : [],
  };
}

/** The facts behind the lines of a sheet that bill days; a constant number of queries. */
export async function listLineFacts(ctx: BaseContext, sheet: Worksheet): Promise<LineFacts[]> {
  const scope = {
    projectIds: [sheet.projectId],
    period: { from: sheet.periodStart, to: sheet.periodEnd },
  };
  const facts = (await listFacts(ctx, scope)).get(sheet.projectId);
  if (!facts) return [];
  const all = await listLiveLines(ctx, scope.projectIds);
  const handled = await listHandled(ctx, sheet.id);
  const drafts = draftLines(facts, { id: sheet.id, period: scope.period });
  const period = eachDay(sheet.periodStart, sheet.periodEnd);
  const sheets = await worksheetsOf(ctx, sheet.projectId);
  const series = new Map(sheets.map(({ id, seriesCode }) => [id, seriesCode]));
  const known = { facts, drafts, handled, all, period, series };
  return all.flatMap((line) =>
    line.worksheetId === sheet.id && line.id !== null
      ? [factsOf({ ...line, id: line.id }, known)]
      : [],
  );
}
