import { expiryOf, type Paper } from "../papers/expiry";
import { addDays, type Day, later } from "../values/dates";

/** The days of a job; the first and the last count. */
export type JobSpan = { from: Day; to: Day };

const usualLength = 30;

/** A job that starts on the day: until the other, or for thirty days more; one that would end before is of one day. */
export const jobFrom = (from: Day, to: Day | null | undefined): JobSpan => ({
  from,
  to: later(from, to ?? addDays(from, usualLength)),
});

/**
 * How a paper stands to a job, the worst first: over before it starts, not there at all, running out on the way, or
 * valid to its last day.
 */
export const coverages = ["expired", "missing", "ending", "whole"] as const;
export type Coverage = (typeof coverages)[number];

/** Whether a paper holds through the whole job: {@link expiryOf} asked on its first and on its last day. */
export function coverageOf(paper: Pick<Paper, "expiresOn">, { from, to }: JobSpan): Coverage {
  const { status } = expiryOf(paper, from);
  if (status === "missing" || status === "expired") return status;
  return expiryOf(paper, to).status === "expired" ? "ending" : "whole";
}
