import { addCosts, type Cost, type CostTerms, costOf } from "../assignments/costs";
import { type Day, earlier, later } from "../values/dates";
import { asText, type Decimal, sum } from "../values/decimal";

export type TotalledCost = Cost & { total: Decimal };

export type CostToDate = TotalledCost & { projected: TotalledCost | null };

export type CostSummary = CostToDate & { until: Day };

type Costed = { endDate: Day | null; closedOn: Day | null };

const totalled = ({ rent, maintenance }: Cost): TotalledCost => ({
  rent: asText(rent),
  maintenance: asText(maintenance),
  total: asText(sum([rent, maintenance])),
});

/** Today, or the day it was closed. */
export const costedUntil = ({ closedOn }: Costed, today: Day): Day =>
  closedOn ? earlier(closedOn, today) : today;

const projectedUntil = (project: Costed, today: Day): Day | null =>
  project.endDate && later(project.endDate, costedUntil(project, today));

/** Contract, section 5. */
export function costToDate(terms: CostTerms, project: Costed, today: Day): CostToDate {
  const { projected, ...cost } = costOf(terms, {
    today: costedUntil(project, today),
    until: projectedUntil(project, today),
  });
  return { ...totalled(cost), projected: projected && totalled(projected) };
}

export function costSummary(
  costs: readonly CostToDate[],
  project: Costed,
  today: Day,
): CostSummary {
  const isProjected = projectedUntil(project, today) !== null;
  const projected = costs.flatMap((cost) => cost.projected ?? []);
  return {
    ...totalled(addCosts(costs)),
    until: costedUntil(project, today),
    projected: isProjected ? totalled(addCosts(projected)) : null,
  };
}
