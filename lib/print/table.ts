import { drawLines } from "./blocks";
import { paginate, type TablePiece } from "./paginate";
import type { Frame, PaperFlow } from "./paper";
import { baselineIn, type Pen } from "./pen";
import {
  type PaperTable,
  type PlacedColumn,
  placeColumns,
  rowPadding,
  type SetRow,
  setTable,
} from "./table-layout";
import { lineHeight, type Style, shorten, widthOf } from "./text";

type Ready = {
  placed: PlacedColumn[];
  header: SetRow;
  groups: NonNullable<PaperTable<unknown>["groups"]>;
  size: number;
};

const groupHeight = 12;
const groupText: Style = { weight: "strong", size: 7 };

const headHeight = ({ header, groups }: Ready) =>
  header.height + (groups.length > 0 ? groupHeight : 0);

function drawRow(pen: Pen, row: SetRow, { placed, size }: Ready, y: number) {
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

function drawGroups(pen: Pen, { placed, groups }: Ready, y: number) {
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

/** Below the texts: head, every second row, days of rest, totals. */
function drawGrounds(pen: Pen, frame: Frame, ready: Ready, piece: TablePiece, y: number) {
  const { left: x, width } = frame;
  const head = headHeight(ready);
  pen.fill({ x, y, width, height: head }, "band");
  let top = y + head;
  piece.rows.forEach(({ height, kind }, at) => {
    if (kind === "totals") pen.fill({ x, y: top, width, height }, "band");
    else if (at % 2 === 1) pen.fill({ x, y: top, width, height }, "zebra");
    top += height;
  });
  const below = y + head - ready.header.height;
  for (const column of ready.placed.filter(({ isShaded }) => isShaded))
    pen.fill({ ...column, y: below, height: top - below }, "shadow");
}

function drawLinesOf(pen: Pen, frame: Frame, ready: Ready, piece: TablePiece, y: number) {
  const { left, width } = frame;
  const head = headHeight(ready);
  let top = y + head;
  for (const { height, kind } of piece.rows) {
    pen.line([left, top], [left + width, top], kind === "totals" ? "muted" : "line", 0.4);
    top += height;
  }
  for (const { x } of ready.placed.slice(1))
    pen.line([x, y + head - ready.header.height], [x, top], "line", 0.4);
  pen.frame({ x: left, y, width, height: top - y });
}

function drawPiece(paper: PaperFlow, ready: Ready, piece: TablePiece) {
  const pen = paper.pen();
  const { frame, y } = paper;
  drawGrounds(pen, frame, ready, piece, y);
  drawLinesOf(pen, frame, ready, piece, y);
  drawGroups(pen, ready, y);
  let top = y + headHeight(ready) - ready.header.height;
  for (const row of [ready.header, ...piece.rows]) {
    drawRow(pen, row, ready, top);
    top += row.height;
  }
  paper.y = top;
}

function drawEmpty(paper: PaperFlow, words: string) {
  const style: Style = { weight: "regular", size: 8 };
  const area = { x: paper.frame.left, y: paper.y, width: paper.frame.width, height: 18 };
  drawLines(
    paper.pen(),
    [words],
    { ...area, y: area.y + 4 },
    { ...style, align: "center", ink: "muted" },
  );
  paper.pen().frame(area);
  paper.y += area.height;
}

/**
 * Over as many pages as it takes: its head on each, no row cut that fits on a page, its totals with its last
 * row.
 */
export function addTable<Row>(paper: PaperFlow, table: PaperTable<Row>, gap = 8): void {
  const { size = 7.5, groups = [], empty = "Sin registros." } = table;
  const placed = placeColumns(table.columns, paper.frame.left, paper.frame.width);
  const { header, rows, totals } = setTable(table, placed);
  const ready = { placed, header, groups, size };
  const head = headHeight(ready);
  paper.need(head + Math.min(rows[0]?.height ?? 18, paper.wholeRoom() / 2));
  const rooms = { first: paper.room() - head, whole: paper.wholeRoom() - head };
  paginate({ rows, totals }, size, rooms).forEach((piece, at) => {
    if (at > 0) paper.breakPage();
    if (piece.rows.length > 0 || rows.length === 0) drawPiece(paper, ready, piece);
  });
  if (rows.length === 0) drawEmpty(paper, empty);
  paper.y += gap;
}
