import type { BaseContext } from "../kernel/context";
import { factsWithAndWithout, type PossibleChain, plannedLinesFrom } from "./chain-plan";
import type { Facts } from "./facts";
import type { BilledLine } from "./line";
import { additionsBetween, type LineAddition } from "./line-additions";
import { listFacts } from "./list-facts";
import { listLiveLines } from "./list-live-lines";
import { listLiveSheets } from "./list-live-sheets";
import { sheetsToPlan } from "./list-planned-sheets";
import type { WorkCharges } from "./list-work-charges";
import { workChargesOf } from "./work-charges";
import { kindsOfWork } from "./work-of";

export type ChainEffect = {
  chain: PossibleChain;
  withoutChain: WorkCharges;
  withChain: WorkCharges;
  additions: LineAddition[];
};

export async function readChainEffect(
  ctx: BaseContext,
  chain: PossibleChain,
): Promise<ChainEffect> {
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
  const around = factsWithAndWithout(facts, chain);
  const under = {
    withoutChain: plannedLinesFrom(around.withoutChain, sheets),
    withChain: plannedLinesFrom(around.withChain, sheets),
  };
  const known = (facts: Facts, lines: BilledLine[]): WorkCharges => ({
    ...{ projectId, facts, series },
    charges: workChargesOf(facts, { lines, sheets }, period),
  });
  return {
    chain,
    withoutChain: known(around.withoutChain, under.withoutChain),
    withChain: known(around.withChain, under.withChain),
    additions: additionsBetween(under.withoutChain, under.withChain),
  };
}
