import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";
import type { Confirmation, DoubleCharge } from "./list-double-charges";

/** A doubtful charge as a screen shows it: names, links, and amounts for whoever is shown them. */
export type ShownDoubt = {
  unitId: number;
  code: string;
  day: Day;
  charges: {
    claim: string;
    label: string;
    amount: Decimal | null;
    proofs: { label: string; url: string }[];
  }[];
  /** Who said that each is right, and when; null while nobody did. */
  confirmed: Confirmation | null;
};

/** Tells one unit and day from another. */
export const keyOfDoubt = ({ day, unitId }: Pick<ShownDoubt, "day" | "unitId">) =>
  `${day}:${unitId}`;

export const shownDoubts = (doubts: readonly DoubleCharge[], withAmounts: boolean): ShownDoubt[] =>
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
