import type { BaseContext } from "../kernel/context";
import type { Facts, Period } from "./facts";
import type { BilledLine } from "./line";
import { listFacts } from "./list-facts";
import { listLiveLines } from "./list-live-lines";
import { listLiveSheets } from "./list-live-sheets";
import { workChargesOf } from "./work-charges";
import { kindsOfWork, type WorkCharge } from "./work-of";

type Asked = {
  projectId: number;
  period: Period;
  keepFacts?: (facts: Facts, lines: readonly BilledLine[]) => Facts;
};

export type WorkCharges = {
  projectId: number;
  facts: Facts;
  charges: WorkCharge[];
  series: Map<number, string>;
};

export async function listWorkCharges(
  ctx: BaseContext,
  { projectId, period, keepFacts = (facts) => facts }: Asked,
): Promise<WorkCharges> {
  const [read, lines, live] = await Promise.all([
    listFacts(ctx, { projectIds: [projectId], period }),
    listLiveLines(ctx, { projectId, kinds: kindsOfWork }),
    listLiveSheets(ctx, projectId),
  ]);
  const all = read.get(projectId);
  if (!all) throw new RangeError("The facts of a project were not read");
  const facts = keepFacts(all, lines);
  const sheets = live.map(({ id, periodStart, periodEnd }) => ({
    id,
    period: { from: periodStart, to: periodEnd },
  }));
  return {
    projectId,
    facts,
    charges: workChargesOf(facts, { lines, sheets }, period),
    series: new Map(live.map(({ id, seriesCode }) => [id, seriesCode])),
  };
}
