import { type Day, isDay } from "../values/dates";
import { addMonths } from "../values/months";

/** Null where nothing is usual, or it says so already. */
export function usualEnd(
  [from, until]: readonly unknown[],
  months: number | undefined,
): Day | null {
  if (!months || typeof from !== "string" || !isDay(from)) return null;
  const day = addMonths(from, months);
  return day === until ? null : day;
}
