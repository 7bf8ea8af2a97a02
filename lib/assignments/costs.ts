import type { resourceKinds } from "@/db/values";
import { isUnitAssignment } from "../placement/assignment-kind";
import { type Day, daysInSpan } from "../values/dates";
import { type Decimal, sum, times } from "../values/decimal";
import type { Frequency } from "./frequency";
import { clippedSpan, occurrencesIn, type Schedule } from "./occurrences";

export type CostTerms = Schedule & {
  kind: (typeof resourceKinds)[number];
  /** US$ a day for a unit, US$ an event for a service. */
  cost: Decimal;
};

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

/** From its start up to a day (specification, "Cost rules"; contract, section 5). */
export const costUntil = (terms: CostTerms, until: Day): Cost =>
  isUnitAssignment(terms)
    ? { ...noCost, rent: times(terms.cost, daysRented(terms, until)) }
    : { ...noCost, maintenance: times(terms.cost, eventsScheduled(terms, until)) };

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
