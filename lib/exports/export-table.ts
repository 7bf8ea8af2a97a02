import type { Day } from "../values/dates";
import type { Decimal } from "../values/decimal";

type Value<Row, Type> = Type extends "boolean"
  ? (row: Row) => boolean | null
  : Type extends "date"
    ? (row: Row) => Day | null
    : Type extends "money"
      ? (row: Row) => Decimal | null
      : Type extends "number"
        ? (row: Row) => Decimal | number | null
        : (row: Row) => string | null;

type ColumnOf<Row, Type> = { header: string; type: Type; value: Value<Row, Type> };

export type ExportColumn<Row> =
  | ColumnOf<Row, "text">
  | ColumnOf<Row, "number">
  | ColumnOf<Row, "money">
  | ColumnOf<Row, "date">
  | ColumnOf<Row, "boolean">;

export type ColumnKind = ExportColumn<unknown>["type"];

export type ExportFormat = "csv" | "xlsx";

export type CellValue = string | number | null;

export type TableOpening = {
  headers: string[];
  kinds: ColumnKind[];
  sheetName: string;
  /** In characters. */
  widths: number[];
};

export const exportContentTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export function exportFileName(name: string, format: ExportFormat): string {
  const stem = name
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase();
  return `${stem || "datos"}.${format}`;
}
