import { isInsertion } from "@/lib/history/action";
import type { NamedChange } from "@/lib/history/name-changes";
import type { Day } from "@/lib/values/dates";

const isAskedFor = (change: NamedChange) =>
  isInsertion(change) || change.changes.is_withdrawn?.[1] === false;

/**
 * The day of the price that the change asked for, where taking the price back leaves what was before: it is still to
 * come, and nothing happened to it since.
 */
export function rateToTakeBack(
  change: NamedChange,
  among: readonly NamedChange[],
  today: Day,
): Day | null {
  if (change.recordType !== "assignment_rate" || !isAskedFor(change)) return null;
  const own = among.filter(
    ({ recordType, recordId }) => recordType === change.recordType && recordId === change.recordId,
  );
  const day = own.find(isInsertion)?.changes.from_date?.[1];
  return change === own[0] && typeof day === "string" && day > today ? day : null;
}
