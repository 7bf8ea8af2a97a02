import { shortMonth } from "../home/months";
import { showNumber } from "../values/decimal";
import { headingOf } from "./as-declared";
import type { HeatGrid } from "./find-heat-grid";
import type { ReportColumn } from "./report";
import { showReported } from "./shown-value";

const isOfTime = ({ kind }: ReportColumn) => kind === "date" || kind === "month";

/** What the grid draws. */
export const gridTitleOf = ({ down, across, measure }: HeatGrid): string =>
  `${headingOf(measure)} por ${down.label.toLowerCase()} y ${isOfTime(across) ? "mes" : across.label.toLowerCase()}`;

const week = /^\d{4}-(S\d\d)$/;

/** Short, as the head of a narrow column: "ene 26", "S48". */
export const headOf = ({ across }: HeatGrid, key: string): string => {
  if (isOfTime(across)) return `${shortMonth(key)} ${key.slice(2, 4)}`;
  return week.exec(key)?.[1] ?? showReported(across, key);
};

/** As short as its cell: to a tenth, and money in whole dollars. */
export const cellWords = ({ measure }: HeatGrid, value: string | null): string => {
  if (value === null) return "—";
  return measure.kind === "number" ? showNumber(value, 1).replace(/,0$/, "") : showNumber(value, 0);
};
