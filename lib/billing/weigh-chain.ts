import type { BaseContext } from "../kernel/context";
import { factsAround, linesUnder, type PossibleChain } from "./chain-plan";
import type { Facts } from "./facts";
import type { BilledLine } from "./line";
import { additionsBetween, type LineAddition } from "./line-additions";
import { listFacts } from "./list-facts";
import { listLiveLines } from "./list-live-lines";
import { sheetsToPlan } from "./list-planned-sheets";
import { listLiveSheets } from "./list-sheets";
import type { WorkCharges } from "./list-work-charges";
import { kindsOfWork, workChargesOf } from "./work-charges";

export type WeighedChain = {
  chain: PossibleChain;
  without: WorkCharges;
  within: WorkCharges;
  adds: LineAddition[];
};

/** By the plan that writes the sheets; three reads. */
export async function weighChain(ctx: BaseContext, chain: PossibleChain): Promise<WeighedChain> {
  const { projectId, day } = chain;
  const period = { from: day, to: day };
  const [read, lines, live] = await Promise.all([
    listFacts(ctx, { projectIds: [projectId], period }),
    listLiveLines(ctx, { projectId, kinds: kindsOfWork }),
    listLiveSheets(ctx, projectId),
  ]);
  const facts = read.get(projectId);
  if (!facts) throw new RangeError("The facts of a project were not read");
  const sheets = sheetsToPlan(live, lines);
  const series = new Map(live.map(({ id, seriesCode }) => [id, seriesCode]));
  const around = factsAround(facts, chain);
  const under = {
    without: linesUnder(around.without, sheets),
    within: linesUnder(around.within, sheets),
  };
  const known = (facts: Facts, lines: BilledLine[]): WorkCharges => ({
    ...{ projectId, facts, series },
    charges: workChargesOf(facts, { lines, sheets }, period),
  });
  return {
    chain,
    without: known(around.without, under.without),
    within: known(around.within, under.within),
    adds: additionsBetween(under.without, under.within),
  };
}
