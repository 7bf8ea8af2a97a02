import { addDays, type Day } from "@/lib/values/dates";
import { daysFrom } from "./months";

export type DaySet = ReadonlySet<Day>;

/** Adds or removes the days between, except those that cannot be chosen. */
export function painted(
  base: DaySet,
  [a, b]: readonly [Day, Day],
  { adding, taken }: { adding: boolean; taken: { has: (day: Day) => boolean } },
): DaySet {
  const days = daysFrom(a, b).filter((day) => !taken.has(day));
  if (adding) return new Set([...base, ...days]);
  const dropped = new Set(days);
  return new Set([...base].filter((day) => !dropped.has(day)));
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Null when it leads out of the period or nowhere. */
export function dayAfterKey(
  key: string,
  day: Day,
  { from, to }: { from: Day; to: Day },
): Day | null {
  if (key === "Home") return from;
  if (key === "End") return to;
  const step = steps[key];
  if (step === undefined) return null;
  const target = addDays(day, step);
  return target < from || target > to ? null : target;
}
