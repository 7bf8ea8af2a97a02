import type { BaseContext } from "../kernel/context";
import type { Decimal } from "../values/decimal";
import {
  additionsBetween,
  factsAround,
  type LineAddition,
  linesUnder,
  type PossibleChain,
  unwritten,
} from "./chain-plan";
import type { Facts, Service } from "./facts";
import type { BilledLine } from "./line";
import { type DoubleCharge, listDoubtsAmong } from "./list-double-charges";
import { listFacts } from "./list-facts";
import { type ChargeProof, listNamedCharges } from "./list-named-charges";
import { sheetsToPlan } from "./list-planned-sheets";
import { listLiveLines, listLiveSheets } from "./list-sheets";
import type { WorkCharges } from "./list-work-charges";
import { kindsOfWork, workChargesOf } from "./work-charges";

export type LinkedCharge = {
  unitId: number;
  assignmentId: number;
  code: string;
  amount: Decimal;
  adds: boolean;
  chargedBy: ChargeProof[];
};

export type ChainCharges = {
  services: LinkedCharge[];
  /** What others lose to it is negative. */
  adds: LineAddition[];
  elsewhere: (LineAddition & { seriesCode: string })[];
  /** Nobody confirmed them. */
  doubts: DoubleCharge[];
};

type Known = {
  chain: PossibleChain;
  without: WorkCharges;
  within: WorkCharges;
  adds: LineAddition[];
};

/** By the plan that writes the sheets; three reads. */
async function weigh(ctx: BaseContext, chain: PossibleChain): Promise<Known> {
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

const isLinked = (service: Service): service is Service & { servedEquipmentId: number } =>
  service.servedEquipmentId !== null;

async function listLinked(ctx: BaseContext, { chain, without, adds }: Known) {
  const charged = await listNamedCharges(ctx, without, without.charges);
  const proofs = new Map(charged.map((charge) => [charge.assignmentId, charge.proofs]));
  const added = new Set(
    adds
      .filter(({ worksheetId, days }) => worksheetId === chain.worksheetId && days > 0)
      .map(({ assignmentId }) => assignmentId),
  );
  return without.facts.services.filter(isLinked).map((service) => ({
    unitId: service.servedEquipmentId,
    assignmentId: service.assignmentId,
    code: service.code,
    amount: service.cost,
    adds: added.has(service.assignmentId),
    chargedBy: proofs.get(service.assignmentId) ?? [],
  }));
}

/** A chain is no proof against itself. */
const withoutItself = (doubt: DoubleCharge, { chainId }: PossibleChain): DoubleCharge => ({
  ...doubt,
  charges: doubt.charges.map((charge) => ({
    ...charge,
    proofs: charge.proofs.filter(
      ({ kind, id }) => kind !== "chain" || id !== (chainId ?? unwritten),
    ),
  })),
});

/**
 * The plan of the sheets with the chain less the plan without it, on its day, so that a day that another
 * record charges already adds nothing. A constant number of queries.
 */
export async function listChainCharges(
  ctx: BaseContext,
  chain: PossibleChain,
): Promise<ChainCharges> {
  const known = await weigh(ctx, chain);
  const { within, adds } = known;
  const units = new Set(within.facts.services.map(({ servedEquipmentId }) => servedEquipmentId));
  for (const { equipmentId } of chain.items) units.add(equipmentId);
  const doubts = await listDoubtsAmong(ctx, within, {
    period: { from: chain.day, to: chain.day },
    unitIds: [...units].filter((id) => id !== null),
  });
  return {
    services: await listLinked(ctx, known),
    adds: adds.filter(({ worksheetId }) => worksheetId === chain.worksheetId),
    elsewhere: adds
      .filter(({ worksheetId }) => worksheetId !== chain.worksheetId)
      .map((one) => ({ ...one, seriesCode: within.series.get(one.worksheetId) ?? "" })),
    doubts: doubts
      .filter(({ confirmed }) => confirmed === null)
      .map((doubt) => withoutItself(doubt, chain)),
  };
}
