import { dayFilter, oneOf, yesNo } from "../lists/filter-readers";

export const planningViews = ["week", "day"] as const;

export type PlanningView = (typeof planningViews)[number];

export const planningQuery = {
  sortable: [],
  filters: { view: oneOf(planningViews), date: dayFilter(), proposal: yesNo() },
};
