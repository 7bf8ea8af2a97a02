import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Confirmation } from "./list-confirmed-charges";
import type { DoubleCharge } from "./list-double-charges";

/** Amounts are null for callers who may not see them. */
export type ShownDoubleCharge = {
  unitId: number;
  code: string;
  day: Day;
  charges: {
    claim: string;
    label: string;
    amount: Decimal | null;
    proofs: { label: string; url: string }[];
  }[];
  confirmed: Confirmation | null;
};

export const keyOfDoubleCharge = ({ day, unitId }: Pick<ShownDoubleCharge, "day" | "unitId">) =>
  `${day}:${unitId}`;

export const showDoubleCharges = (
  doubts: readonly DoubleCharge[],
  withAmounts: boolean,
): ShownDoubleCharge[] =>
  doubts.map(({ resourceItemId, code, day, charges, confirmed }) => ({
    unitId: resourceItemId,
    code,
    day,
    charges: charges.map(({ claim, label, amount, proofs }) => ({
      claim,
      label,
      amount: withAmounts ? amount : null,
      proofs: proofs.map((proof) => ({ label: proof.label, url: proof.url })),
    })),
    confirmed,
  }));
