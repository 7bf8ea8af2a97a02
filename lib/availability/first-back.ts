import { type Day, earlier } from "../values/dates";
import type { CandidateFreedom } from "./list-free-units";

const never = "9999";

/** A day beyond all where nobody said. */
export const backOn = ({ freedom }: CandidateFreedom): Day => freedom.taken.at(-1)?.by.to ?? never;

export const firstBackOf = (taken: readonly CandidateFreedom[]): Day | null => {
  const first = taken.map(backOn).reduce(earlier, never);
  return first === never ? null : first;
};
