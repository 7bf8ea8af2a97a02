import type * as z from "zod";
import { may } from "../auth/permissions";
import { type ChainCharges, getChainCharges } from "../billing/get-chain-charges";
import { getWorksheet } from "../billing/get-worksheet";
import { type ShownDoubleCharge, showDoubleCharges } from "../billing/shown-double-charges";
import type { Context } from "../kernel/context";
import { isCancelledChain } from "../states/chain";
import { asNumber, type Decimal, sum } from "../values/decimal";
import { groupedBy } from "../values/rows";
import type { ChargesInput } from "./input";
import { listAssignmentsForChain } from "./list-assignments-for-chain";

type Proof = { label: string; url: string };

/** Amounts are null for callers who may not see them. */
export type ShownCharges = {
  services: {
    unitId: number;
    assignmentId: number;
    code: string;
    amount: Decimal | null;
    isAdded: boolean;
    chargedBy: Proof[];
  }[];
  lines: { assignmentId: number; description: string; days: number; amount: Decimal | null }[];
  days: number;
  amount: Decimal | null;
  elsewhere: { seriesCode: string; days: number }[];
  doubts: ShownDoubleCharge[];
};

const daysOf = (lines: readonly { days: Decimal }[]): number =>
  asNumber(sum(lines.map(({ days }) => days)));

function shown({ services, additions, elsewhere, doubts }: ChainCharges, withAmounts: boolean) {
  const visibleAmount = (amount: Decimal) => (withAmounts ? amount : null);
  return {
    services: services.map(({ chargedBy, amount, ...service }) => ({
      ...service,
      amount: visibleAmount(amount),
      chargedBy: chargedBy.map(({ label, url }) => ({ label, url })),
    })),
    lines: additions.map(({ assignmentId, description, days, amount }) => ({
      ...{ assignmentId, description, days: asNumber(days) },
      amount: visibleAmount(amount),
    })),
    days: daysOf(additions),
    amount: visibleAmount(sum(additions.map(({ amount }) => amount))),
    elsewhere: [...groupedBy(elsewhere, ({ seriesCode }) => seriesCode)].map(
      ([seriesCode, lost]) => ({ seriesCode, days: daysOf(lost) }),
    ),
    doubts: showDoubleCharges(doubts, withAmounts),
  };
}

export async function previewChainCharges(
  ctx: Context,
  { chainId, worksheetId, date, status, assignmentIds }: z.output<typeof ChargesInput>,
): Promise<ShownCharges> {
  const { projectId } = await getWorksheet(ctx, { worksheetId });
  const charges = await getChainCharges(ctx, {
    ...{ chainId: chainId ?? null, worksheetId, projectId, day: date },
    isCancelled: status !== undefined && isCancelledChain({ status }),
    items: await listAssignmentsForChain(ctx, projectId, assignmentIds),
  });
  return shown(charges, may(ctx.caller, "worksheets.chargedAmounts"));
}
