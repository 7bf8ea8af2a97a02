import { drawLines, type NeededSpace } from "./blocks";
import { layOutTable } from "./lay-out-table";
import { paginate } from "./paginate";
import type { PaperFlow } from "./paper";
import { drawBackgrounds, drawRules } from "./table-grid";
import { type PaperTable, placeColumns } from "./table-layout";
import type { TablePiece } from "./table-pages";
import { drawGroups, drawRow, type ReadyTable, tableHeadHeight } from "./table-texts";
import type { Style } from "./text";

function drawPiece(paper: PaperFlow, ready: ReadyTable, piece: TablePiece) {
  const pen = paper.pen();
  const { frame, y } = paper;
  drawBackgrounds(pen, frame, ready, piece, y);
  drawRules(pen, frame, ready, piece, y);
  drawGroups(pen, ready, y);
  let top = y + tableHeadHeight(ready) - ready.header.height;
  for (const row of [ready.header, ...piece.rows]) {
    drawRow(pen, row, ready, top);
    top += row.height;
  }
  paper.y = top;
}

/** Points. */
const emptyHeight = 18;

function drawEmpty(paper: PaperFlow, words: string) {
  const style: Style = { weight: "regular", size: 8 };
  const area = { x: paper.frame.left, y: paper.y, width: paper.frame.width, height: emptyHeight };
  drawLines(
    paper.pen(),
    [words],
    { ...area, y: area.y + 4 },
    { ...style, align: "center", ink: "muted" },
  );
  paper.pen().frame(area);
  paper.y += area.height;
}

function readyTable<Row>(table: PaperTable<Row>, left: number, width: number) {
  const { size = 7.5, groups = [] } = table;
  const placed = placeColumns(table.columns, left, width);
  const { header, rows, totals } = layOutTable(table, placed);
  return { ready: { placed, header, groups, size }, rows, totals };
}

/** Of a table that fits on one page. */
export const tableSpace = <Row>(table: PaperTable<Row>): NeededSpace => ({
  height: (width) => {
    const { ready, rows, totals } = readyTable(table, 0, width);
    const drawn = totals ? [...rows, totals] : rows;
    const below = drawn.reduce((sum, { height }) => sum + height, 0);
    return tableHeadHeight(ready) + (rows.length === 0 ? emptyHeight : below);
  },
});

/** Its head is on each page, a row is cut only when it is taller than a page, and the totals stay with the last row. */
export function addTable<Row>(paper: PaperFlow, table: PaperTable<Row>, gap = 8): void {
  const after = table.after ? table.after.height(paper.frame.width) + gap : 0;
  const { empty = "Sin registros." } = table;
  const { ready, rows, totals } = readyTable(table, paper.frame.left, paper.frame.width);
  const head = tableHeadHeight(ready);
  const [first] = rows;
  paper.makeRoom(
    head + (first ? Math.min(first.height, paper.wholeRoom() / 2) : emptyHeight + after),
  );
  const spaces = { first: paper.room() - head, whole: paper.wholeRoom() - head };
  paginate({ rows, totals }, ready.size, spaces, after).forEach((piece, at) => {
    if (at > 0) paper.breakPage();
    if (piece.rows.length > 0 || rows.length === 0) drawPiece(paper, ready, piece);
  });
  if (rows.length === 0) drawEmpty(paper, empty);
  paper.y += gap;
}
