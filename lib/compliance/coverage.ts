import { expiryOf, isExpired, type Paper } from "../papers/expiry";
import { addDays, type Day, later } from "../values/dates";

/** The first and the last day count. */
export type JobSpan = { from: Day; to: Day };

const usualDays = 30;

/** Until the other day, or for thirty days more; a job that would end before it starts is of one day. */
export const jobFrom = (from: Day, to: Day | null | undefined): JobSpan => ({
  from,
  to: later(from, to ?? addDays(from, usualDays)),
});

/**
 * The worst first: over before the job starts, not there at all, running out on the way, or valid to its last
 * day.
 */
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
