import { priceSpans } from "../rates/rates";
import { lastDay } from "../values/dates";
import type { Stay } from "./facts";

export function atEachPrice(stay: Stay): Stay[] {
  if (!stay.rates) return [stay];
  const end = stay.to ?? lastDay;
  return priceSpans(stay, { from: stay.from, to: end }).map(({ from, to, cost }) => ({
    ...{ ...stay, from, cost, rates: null },
    to: to === end ? stay.to : to,
  }));
}
