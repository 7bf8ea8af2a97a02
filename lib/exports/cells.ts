import { type Day, daysBetween, showDay } from "../values/dates";
import { asNumber } from "../values/decimal";
import type { CellValue, ExportColumn, ExportFormat } from "./export-table";

const opensFormula = /^[=+\-@\t\r]/;

export function csvCell<Row>(column: ExportColumn<Row>, row: Row): string {
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
