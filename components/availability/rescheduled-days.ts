import type { HalfOpenSpan } from "@/lib/unit-claims/list-unit-claims";
import { aDayAtLeast, addDays } from "@/lib/values/dates";

export type Grip = "from" | "to" | "whole";

/** The edges of a bar that a hand takes hold of. */
const edge = 8;

/** Null where the end that it would take hold of is not on the days shown. */
export function gripAt(
  x: number,
  { left, right }: Pick<DOMRect, "left" | "right">,
  cut: string,
): Grip | null {
  const [isCutBefore, isCutAfter] = [cut.includes("before"), cut.includes("after")];
  if (!isCutBefore && x - left <= edge) return "from";
  if (!isCutAfter && right - x <= edge) return "to";
  return isCutBefore || isCutAfter ? null : "whole";
}

/** One day at least is left, whichever end was taken. */
export function rescheduledDays(span: HalfOpenSpan, grip: Grip, by: number): HalfOpenSpan {
  const { from, to } = aDayAtLeast(span);
  const begins = grip === "to" ? from : addDays(from, by);
  const ends = to && (grip === "from" ? to : addDays(to, by));
  if (!ends || ends > begins) return { from: begins, to: ends };
  return grip === "from"
    ? { from: addDays(ends, -1), to: ends }
    : { from: begins, to: addDays(begins, 1) };
}
