import type { Period } from "../billing/facts";
import { addDays, type Day, eachDay, monthdayOf } from "../values/dates";
import { monthAfter } from "../values/months";
import { monthOf } from "./period";

type SheetPeriod = { periodStart: Day; periodEnd: Day };
type Stay = { startDate: Day; endDate: Day | null };

/** A month is billed when it is over, in the first half of the next. */
const lastDayForMonthBefore = 15;

/** `YYYY-MM`: the month that is over, from the 16th on the one that runs. */
export const monthToBill = (today: Day): string =>
  (monthdayOf(today) > lastDayForMonthBefore ? today : monthAfter(today, -1)).slice(0, 7);

export const daysOfMonth = (month: string): Period => ({
  from: `${month}-01`,
  to: addDays(monthAfter(month, 1), -1),
});

/** From the first to the last day of the project's month that no sheet's period holds; null where each is held. */
export function findFreePeriod(
  month: string,
  project: Stay,
  taken: readonly SheetPeriod[],
): SheetPeriod | null {
  const { periodStart, periodEnd } = monthOf(`${month}-01`, project);
  const held = new Set(
    taken
      .filter((sheet) => sheet.periodStart <= periodEnd && sheet.periodEnd >= periodStart)
      .flatMap((sheet) => eachDay(sheet.periodStart, sheet.periodEnd)),
  );
  const free = eachDay(periodStart, periodEnd).filter((day) => !held.has(day));
  const [first, last] = [free[0], free.at(-1)];
  return first && last ? { periodStart: first, periodEnd: last } : null;
}
