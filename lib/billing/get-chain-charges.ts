import type { BaseContext } from "../kernel/context";
import { costOnDay } from "../rates/rates";
import { compare, type Decimal } from "../values/decimal";
import type { PossibleChain } from "./chain-plan";
import type { ChargeProof } from "./charge-proofs";
import type { Service } from "./facts";
import type { LineAddition } from "./line-additions";
import { listChargesWithProofs } from "./list-charges-with-proofs";
import { type DoubleCharge, listDoubleChargesAmong } from "./list-double-charges";
import { type ChainEffect, readChainEffect } from "./read-chain-effect";
import { withoutItself } from "./without-itself";

export type LinkedCharge = {
  unitId: number;
  assignmentId: number;
  code: string;
  amount: Decimal;
  isAdded: boolean;
  chargedBy: ChargeProof[];
};

export type ChainCharges = {
  services: LinkedCharge[];
  additions: LineAddition[];
  elsewhere: (LineAddition & { seriesCode: string })[];
  doubts: DoubleCharge[];
};

const isLinked = (service: Service): service is Service & { servedEquipmentId: number } =>
  service.servedEquipmentId !== null;

async function listLinked(ctx: BaseContext, { chain, withoutChain, additions }: ChainEffect) {
  const charged = await listChargesWithProofs(ctx, withoutChain, withoutChain.charges);
  const proofs = new Map(charged.map((charge) => [charge.assignmentId, charge.proofs]));
  const added = new Set(
    additions
      .filter(
        ({ worksheetId, days }) => worksheetId === chain.worksheetId && compare(days, "0") > 0,
      )
      .map(({ assignmentId }) => assignmentId),
  );
  return withoutChain.facts.services.filter(isLinked).map((service) => ({
    unitId: service.servedEquipmentId,
    assignmentId: service.assignmentId,
    code: service.code,
    amount: costOnDay(service, chain.day),
    isAdded: added.has(service.assignmentId),
    chargedBy: proofs.get(service.assignmentId) ?? [],
  }));
}

/**
 * The plan with the chain minus the plan without it, so that a day that another record charges already adds nothing.
 */
export async function getChainCharges(
  ctx: BaseContext,
  chain: PossibleChain,
): Promise<ChainCharges> {
  const known = await readChainEffect(ctx, chain);
  const { withChain, additions } = known;
  const units = new Set(withChain.facts.services.map(({ servedEquipmentId }) => servedEquipmentId));
  for (const { equipmentId } of chain.items) units.add(equipmentId);
  const doubts = await listDoubleChargesAmong(ctx, withChain, {
    period: { from: chain.day, to: chain.day },
    unitIds: [...units].filter((id) => id !== null),
  });
  return {
    services: await listLinked(ctx, known),
    additions: additions.filter(({ worksheetId }) => worksheetId === chain.worksheetId),
    elsewhere: additions
      .filter(({ worksheetId }) => worksheetId !== chain.worksheetId)
      .map((one) => ({ ...one, seriesCode: withChain.series.get(one.worksheetId) ?? "" })),
    doubts: doubts
      .filter(({ confirmed }) => confirmed === null)
      .map((doubt) => withoutItself(doubt, chain)),
  };
}
