import type { SearchParams } from "../lists/address";
import { firstOf } from "../lists/filter-readers";
import type { PivotAsked } from "./pivot-cells";
import { dimensionsOf, measuresOf, type Report } from "./report";

const oneOf = (known: readonly string[], asked: string | undefined, usual: string) =>
  known.find((key) => key === asked) ?? usual;

/** The chart's own columns where the address names none; `isAsked` once it does. */
export function askedPivot(
  report: Report,
  params: SearchParams,
): PivotAsked & { isAsked: boolean } {
  const dimensions = dimensionsOf(report);
  const { by, measure } = report.chart;
  const other = dimensions.find((key) => key !== by) ?? by;
  return {
    down: oneOf(dimensions, firstOf(params.pivot_down), by),
    across: oneOf(dimensions, firstOf(params.pivot_across), other),
    measure: oneOf(measuresOf(report), firstOf(params.pivot_measure), measure),
    isAsked: firstOf(params.pivot_measure) !== undefined,
  };
}
