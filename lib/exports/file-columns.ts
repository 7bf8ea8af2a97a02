import type { DeclaredColumn, DeclaredList } from "../lists/declared";
import { showInstant } from "../values/clock";
import type { ExportColumn } from "./export-table";

const writtenAs = { active: "boolean", code: "text", id: "number", percent: "number" } as const;

function fileColumn<Row>(column: DeclaredColumn<Row>, timeZone: string): ExportColumn<Row>[] {
  const header = column.label;
  if (column.kind === "cell") return [];
  if (column.kind === "instant") {
    const value = (row: Row) => {
      const instant = column.value(row);
      return instant && showInstant(instant, timeZone);
    };
    return [{ header, type: "text", value }];
  }
  const { kind, value } = column;
  const type = kind in writtenAs ? writtenAs[kind as keyof typeof writtenAs] : kind;
  return [{ header, type, value } as ExportColumn<Row>];
}

export const fileColumns = <Row, Key extends string>(
  { columns, file }: Pick<DeclaredList<Row, string, Key>, "columns" | "file">,
  timeZone: string,
): ExportColumn<Row>[] =>
  (file ?? (Object.keys(columns) as Key[])).flatMap((key) => fileColumn(columns[key], timeZone));
