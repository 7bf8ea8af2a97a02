import { addDays, type Day, type DaySpan, earlier } from "../values/dates";
import type { Decimal } from "../values/decimal";

/** What something costs from its day on, until the next one. */
export type Rate = { from: Day; cost: Decimal };

/** `cost` holds before the first rate; the rates stand in the order of their days, and are null when it never had any. */
export type Rated = { cost: Decimal; rates?: readonly Rate[] | null | undefined };

/** As it is answered: `cost` is today's. */
export type RatedToday = Rated & { firstCost?: Decimal };

export const ratedOf = ({ cost, firstCost = cost, rates }: RatedToday): Rated => ({
  cost: firstCost,
  rates,
});

export const costOnDay = ({ cost, rates }: Rated, day: Day): Decimal =>
  rates?.findLast(({ from }) => from <= day)?.cost ?? cost;

/** In order, without days that lie outside; none where the span is empty. */
export function priceSpans(rated: Rated, { from, to }: DaySpan): (DaySpan & { cost: Decimal })[] {
  if (from > to) return [];
  const changes = (rated.rates ?? []).filter((rate) => from < rate.from && rate.from <= to);
  const starts = [{ from, cost: costOnDay(rated, from) }, ...changes];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { ...start, to: next ? earlier(to, addDays(next.from, -1)) : to };
  });
}
