import { expiryOf, isExpired, type Paper } from "../papers/expiry";
import { addDays, type Day, later } from "../values/dates";

/** Both ends count. */
export type JobSpan = { from: Day; to: Day };

const usualDays = 30;

/** Without an end thirty days; an end before the start makes it one day. */
export const jobSpan = (from: Day, to: Day | null | undefined): JobSpan => ({
  from,
  to: later(from, to ?? addDays(from, usualDays)),
});

/** The worst first: expired at the start, missing, ending during the job, valid to its last day. */
export const coverages = ["expired", "missing", "ending", "whole"] as const;
export type Coverage = (typeof coverages)[number];

type WithCoverage = { coverage: Coverage };

/** Valid to the job's last day. */
export const isCovered = ({ coverage }: WithCoverage): boolean => coverage === "whole";

/** Valid at the job's start, and not to its last day. */
export const endsDuringJob = ({ coverage }: WithCoverage): boolean => coverage === "ending";

/** {@link expiryOf} asked on the job's first and on its last day. */
export function coverageOf(paper: Pick<Paper, "expiresOn">, { from, to }: JobSpan): Coverage {
  if (paper.expiresOn === null) return "missing";
  if (isExpired(expiryOf(paper, from))) return "expired";
  return isExpired(expiryOf(paper, to)) ? "ending" : "whole";
}
