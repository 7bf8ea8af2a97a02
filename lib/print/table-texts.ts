import { drawLines } from "./blocks";
import { shorten } from "./fit-text";
import { type LaidRow, rowPadding } from "./lay-out-table";
import { baselineIn, type Pen } from "./pen";
import type { PaperTable, PlacedColumn } from "./table-layout";
import { lineHeight, type Style, widthOf } from "./text";

export type ReadyTable = {
  placed: PlacedColumn[];
  header: LaidRow;
  groups: NonNullable<PaperTable<unknown>["groups"]>;
  size: number;
};

const groupHeight = 12;
const groupText: Style = { weight: "strong", size: 7 };

export const tableHeadHeight = ({ header, groups }: ReadyTable) =>
  header.height + (groups.length > 0 ? groupHeight : 0);

export function drawRow(pen: Pen, row: LaidRow, { placed, size }: ReadyTable, y: number) {
  const isHeader = row.kind === "header";
  placed.forEach((column, at) => {
    const cell = row.cells[at];
    if (!cell) return;
    const { lines, style, align } = cell;
    const slack = isHeader
      ? row.height - lines.length * lineHeight(style)
      : 2 * rowPadding + lineHeight({ size }) - lineHeight(style);
    const area = {
      x: column.x + column.padding,
      y: y + slack / 2,
      width: column.width - 2 * column.padding,
    };
    drawLines(pen, lines, area, { ...style, align, ink: isHeader ? "accent" : "ink" });
  });
}

export function drawGroups(pen: Pen, { placed, groups }: ReadyTable, y: number) {
  let first = 0;
  for (const { header, span } of groups) {
    const columns = placed.slice(first, first + span);
    first += span;
    const [start, end] = [columns[0], columns.at(-1)];
    if (!(start && end)) continue;
    const width = end.x + end.width - start.x;
    const line = shorten(header, groupText, width - 4);
    const x = start.x + (width - widthOf(line, groupText)) / 2;
    pen.text(line, x, baselineIn(y, groupHeight, groupText), groupText, "accent");
    pen.line([start.x, y + groupHeight], [end.x + end.width, y + groupHeight], "line", 0.5);
    pen.line([end.x + end.width, y], [end.x + end.width, y + groupHeight], "line", 0.4);
  }
}
