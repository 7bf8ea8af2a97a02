import { type Day, daysBetween, showDay } from "../values/dates";
import { asNumber, type Decimal } from "../values/decimal";

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

const opensFormula = /^[=+\-@\t\r]/;

function csvCell<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (column.type === "date") return showDay(String(value));
  const text = String(value);
  return column.type === "text" && opensFormula.test(text) ? `'${text}` : text;
}

const dayZeroOfExcel: Day = "1899-12-30";

function xlsxCell<Row>(column: ExportColumn<Row>, row: Row): CellValue {
  const value = column.value(row);
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "Sí" : "No";
  if (column.type === "text") return sheetText(String(value));
  return column.type === "date"
    ? daysBetween(dayZeroOfExcel, String(value))
    : asNumber(String(value));
}

const longestCell = 32_767;
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const sheetText = (text: string) => text.replace(unwritable, "").slice(0, longestCell);

const cellOf = { csv: csvCell, xlsx: xlsxCell };

/** Null is an empty cell; days are real dates in XLSX, dd/mm/yyyy in CSV. */
export const cellsOf = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  format: ExportFormat,
): CellValue[][] => rows.map((row) => columns.map((column) => cellOf[format]<Row>(column, row)));

const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:']/g, " ")
    .trim()
    .slice(0, 31) || "Datos";

function width<Row>(column: ExportColumn<Row>, rows: readonly Row[]): number {
  const sample = rows.slice(0, 200).map((row) => csvCell(column, row).length);
  return Math.min(
    60,
    Math.max(10, column.header.length + 2, ...sample.map((length) => length + 2)),
  );
}

/** The first rows tell how wide the columns are. */
export const openingOf = <Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  name: string,
): TableOpening => ({
  headers: columns.map(({ header }) => header),
  kinds: columns.map(({ type }) => type),
  sheetName: sheetName(name),
  widths: columns.map((column) => width(column, rows)),
});
