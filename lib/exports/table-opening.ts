import { csvCell } from "./cells";
import type { ExportColumn, TableOpening } from "./export-table";

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
