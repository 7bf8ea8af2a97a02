import { type PossibleChain, unsavedId } from "./chain-plan";
import type { DoubleCharge } from "./list-double-charges";

/** A chain is no proof against itself. */
export const withoutItself = (doubt: DoubleCharge, { chainId }: PossibleChain): DoubleCharge => ({
  ...doubt,
  charges: doubt.charges.map((charge) => ({
    ...charge,
    proofs: charge.proofs.filter(
      ({ kind, id }) => kind !== "chain" || id !== (chainId ?? unsavedId),
    ),
  })),
});
