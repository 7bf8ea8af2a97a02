import { stringify } from "csv-stringify/sync";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import { type Day, daysBetween, showDay } from "@/lib/dates";
import { asNumber, type Decimal } from "@/lib/decimal";

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

interface ExportTable<Row> {
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}

export type ExportFormat = "csv" | "xlsx";

export interface ExportFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  filename: string;
}

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** A table as a file for spreadsheets. Null is an empty cell; days are real dates in XLSX, dd/mm/yyyy in CSV. */
export async function exportTable<Row>(
  table: ExportTable<Row>,
  format: ExportFormat,
  name: string,
): Promise<ExportFile> {
  const bytes = format === "csv" ? toCsv(table) : await toXlsx(table, name);
  return { bytes, contentType: contentTypes[format], filename: `${fileStem(name)}.${format}` };
}

const fileStem = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .toLowerCase() || "datos";

function toCsv<Row>({ columns, rows }: ExportTable<Row>) {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map((column) => csvCell(column, row))),
  ];
  return new TextEncoder().encode(
    stringify(lines, { bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ }),
  );
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
const formats = { number: "#,##0.######", money: '"$"#,##0.00', date: "dd/mm/yyyy" };

async function toXlsx<Row>({ columns, rows }: ExportTable<Row>, name: string) {
  const header = columns.map(({ header, type }) => ({
    value: header,
    fontWeight: "bold" as const,
    align: isNumeric(type) ? ("right" as const) : ("left" as const),
    backgroundColor: "#E6F0F0",
  }));
  const body = rows.map((row) => columns.map((column) => xlsxCell(column, row)));
  const buffer = await writeExcelFile([header, ...body], {
    sheet: sheetName(name),
    columns: columns.map((column) => ({ width: width(column, rows) })),
    stickyRowsCount: 1,
  }).toBuffer();
  return new Uint8Array(buffer);
}

const isNumeric = (type: ExportColumn<unknown>["type"]) => type === "number" || type === "money";

const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:']/g, " ")
    .trim()
    .slice(0, 31) || "Datos";

function xlsxCell<Row>(column: ExportColumn<Row>, row: Row): Cell {
  const value = column.value(row);
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return { type: String, value: value ? "Sí" : "No" };
  if (column.type === "text") return { type: String, value: sheetText(String(value)) };
  const number =
    column.type === "date" ? daysBetween(dayZeroOfExcel, String(value)) : asNumber(String(value));
  return {
    type: Number,
    value: number,
    format: formats[column.type === "boolean" ? "number" : column.type],
  };
}

const longestCell = 32_767;
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const sheetText = (text: string) => text.replace(unwritable, "").slice(0, longestCell);

function width<Row>(column: ExportColumn<Row>, rows: readonly Row[]): number {
  const sample = rows.slice(0, 200).map((row) => csvCell(column, row).length);
  return Math.min(
    60,
    Math.max(10, column.header.length + 2, ...sample.map((length) => length + 2)),
  );
}
