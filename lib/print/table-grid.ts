import type { Frame } from "./paper";
import type { Pen } from "./pen";
import type { TablePiece } from "./table-pages";
import { type ReadyTable, tableHeadHeight } from "./table-texts";

export function drawBackgrounds(
  pen: Pen,
  frame: Frame,
  ready: ReadyTable,
  piece: TablePiece,
  y: number,
) {
  const { left: x, width } = frame;
  const head = tableHeadHeight(ready);
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

export function drawRules(pen: Pen, frame: Frame, ready: ReadyTable, piece: TablePiece, y: number) {
  const { left, width } = frame;
  const head = tableHeadHeight(ready);
  let top = y + head;
  for (const { height, kind } of piece.rows) {
    pen.line([left, top], [left + width, top], kind === "totals" ? "muted" : "line", 0.4);
    top += height;
  }
  for (const { x } of ready.placed.slice(1))
    pen.line([x, y + head - ready.header.height], [x, top], "line", 0.4);
  pen.frame({ x: left, y, width, height: top - y });
}
