import { addDays, type Day, lastDay, later } from "../values/dates";
import { dayMonthsAfter } from "../values/months";

/** In the order of the doses; `afterDays` counts from the first one. */
export type SchemeDose = { dose: number; afterDays: number; repeatYears: number | null };

/** Of one person and vaccine; `nextDoseOn` is what the newest record says. */
export type Doses = {
  firstOn: Day;
  newestOn: Day;
  given: number;
  nextDoseOn: Day | null;
};

/** For good. */
export const forGood = lastDay;

const monthsOfYear = 12;

/**
 * The last day on which the vaccine protects as its scheme asks: a dose that was typed as the next one goes before the
 * scheme, and without either what was given holds for good.
 */
export function lastDayOfVaccine(
  { firstOn, newestOn, given, nextDoseOn }: Doses,
  scheme: readonly SchemeDose[],
): Day {
  if (nextDoseOn !== null) return nextDoseOn;
  const next = scheme[given];
  if (next) return later(newestOn, addDays(firstOn, next.afterDays));
  const years = scheme.at(-1)?.repeatYears ?? null;
  return years === null ? forGood : dayMonthsAfter(newestOn, years * monthsOfYear);
}
