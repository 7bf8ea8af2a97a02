import { drawLines } from "./blocks";
import { layOutTable } from "./lay-out-table";
import { paginate, type TablePiece } from "./paginate";
import type { PaperFlow } from "./paper";
import { drawBackgrounds, drawRules } from "./table-grid";
import { type PaperTable, placeColumns } from "./table-layout";
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

/** Its head is on each page, a row is cut only when it is taller than a page, and the totals stay with the last row. */
export function addTable<Row>(paper: PaperFlow, table: PaperTable<Row>, gap = 8): void {
  const after = table.after ? table.after.height(paper.frame.width) + gap : 0;
  const { size = 7.5, groups = [], empty = "Sin registros." } = table;
  const placed = placeColumns(table.columns, paper.frame.left, paper.frame.width);
  const { header, rows, totals } = layOutTable(table, placed);
  const ready = { placed, header, groups, size };
  const head = tableHeadHeight(ready);
  paper.makeRoom(head + Math.min(rows[0]?.height ?? 18, paper.wholeRoom() / 2));
  const rooms = { first: paper.room() - head, whole: paper.wholeRoom() - head };
  paginate({ rows, totals }, size, rooms, after).forEach((piece, at) => {
    if (at > 0) paper.breakPage();
    if (piece.rows.length > 0 || rows.length === 0) drawPiece(paper, ready, piece);
  });
  if (rows.length === 0) drawEmpty(paper, empty);
  paper.y += gap;
}
