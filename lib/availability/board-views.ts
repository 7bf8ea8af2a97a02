import { equipmentTypes } from "@/db/values";
import { dayFilter, idFilter, oneOf, shortText } from "../lists/filter-readers";
import { addDays, type Day, type DaySpan, weekdayOf } from "../values/dates";

/** The first is the one that is not named in the address. */
export const zooms = ["month", "week", "quarter"] as const;

export type Zoom = (typeof zooms)[number];

export const zoomLabels: Record<Zoom, string> = {
  month: "Mes",
  week: "Semana",
  quarter: "Trimestre",
};

const weeks: Record<Zoom, number> = { month: 5, week: 1, quarter: 13 };

const steps: Record<Zoom, number> = { month: 4, week: 1, quarter: 13 };

/** Whole weeks from Monday; both ends count. */
export function boardWindow(zoom: Zoom, day: Day): DaySpan {
  const from = addDays(day, -weekdayOf(day));
  return { from, to: addDays(from, weeks[zoom] * 7 - 1) };
}

export const boardStepped = (zoom: Zoom, day: Day, by: -1 | 1): Day =>
  addDays(day, by * steps[zoom] * 7);

/** Rows of the timeline on a page; the first is usual. */
export const rowCounts = ["50", "25", "150"] as const;

/** What is typed wrong is kept, to be shown with what is wrong about it. */
export const boardQuery = {
  sortable: [],
  filters: {
    from: shortText(20),
    to: shortText(20),
    type: oneOf(equipmentTypes),
    quantity: shortText(20),
    min_capacity: shortText(20),
    near_project_id: idFilter(),
    returns: oneOf(["none"] as const),
    zoom: oneOf(zooms),
    date: dayFilter(),
    rows: oneOf(rowCounts),
  },
};
