import { showDay } from "../values/dates";
import { showMoney, showNumber, showQuantity } from "../values/decimal";
import { monthName } from "../values/months";
import { gatheredLabel } from "./gathered-label";
import type { ReportColumn } from "./report";

const none = "—";

const shown: Record<ReportColumn["kind"], (value: string) => string> = {
  text: (value) => value,
  code: (value) => value,
  date: showDay,
  month: (value) => `${monthName(value)} de ${value.slice(0, 4)}`,
  number: showQuantity,
  money: showMoney,
  percent: (value) => `${showNumber(value, 1)} %`,
};

/** As people read it. */
export const showReported = (column: ReportColumn, value: string | null | undefined): string =>
  value === null || value === undefined
    ? none
    : shown[column.kind](gatheredLabel(column, value) ?? value);
