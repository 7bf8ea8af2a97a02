import type { resourceKinds } from "@/db/values";
import { isUnitAssignment } from "../placement/assignment-kind";
import { priceSpans, type RatedToday, ratedOf } from "../rates/rates";
import { type Day, daysInSpan } from "../values/dates";
import { type Decimal, sum, times } from "../values/decimal";
import type { Frequency } from "./frequency";
import { clippedSpan, occurrencesIn, type Schedule } from "./occurrences";

export type CostTerms = Schedule & {
  kind: (typeof resourceKinds)[number];
  /** US$ a day for a unit, US$ an event for a service. */
  cost: Decimal;
} & RatedToday;

export type Cost = { rent: Decimal; maintenance: Decimal };

const noCost: Cost = { rent: "0", maintenance: "0" };

/** Both ends count. */
export function daysRented(terms: Omit<Schedule, keyof Frequency>, until: Day): number {
  const { from, to } = clippedSpan(terms, { from: terms.startDate, to: until });
  return daysInSpan(from, to);
}

/** Both ends count. */
export const eventsScheduled = (schedule: Schedule, until: Day): number =>
  occurrencesIn(schedule, { from: schedule.startDate, to: until }).length;

/** Days or events, and what each of them costs. */
export type CostPart = { count: number; cost: Decimal };

const countIn = (terms: CostTerms, { from, to }: { from: Day; to: Day }): number =>
  isUnitAssignment(terms) ? daysInSpan(from, to) : occurrencesIn(terms, { from, to }).length;

/** By price, in the order of their days. */
export const costParts = (terms: CostTerms, until: Day): CostPart[] =>
  priceSpans(ratedOf(terms), clippedSpan(terms, { from: terms.startDate, to: until })).map(
    ({ cost, ...span }) => ({ cost, count: countIn(terms, span) }),
  );

/** From its start up to a day (specification, "Cost rules"; contract, section 5). */
export function costUntil(terms: CostTerms, until: Day): Cost {
  const total = sum(costParts(terms, until).map(({ cost, count }) => times(cost, count)));
  return isUnitAssignment(terms) ? { ...noCost, rent: total } : { ...noCost, maintenance: total };
}

/** Up to today and, when the project has an end, up to it. */
export const costOf = (
  terms: CostTerms,
  { today, until }: { today: Day; until: Day | null },
): Cost & { projected: Cost | null } => ({
  ...costUntil(terms, today),
  projected: until === null ? null : costUntil(terms, until),
});

export const addCosts = (costs: readonly Cost[]): Cost => ({
  rent: sum(costs.map(({ rent }) => rent)),
  maintenance: sum(costs.map(({ maintenance }) => maintenance)),
});
