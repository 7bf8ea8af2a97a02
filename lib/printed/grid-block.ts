import { type Block, drawing } from "../print/blocks";
import { shorten } from "../print/fit-text";
import { type Area, baselineIn, type Ink, type Pen } from "../print/pen";
import { type Style, widthOf } from "../print/text";

type Cell = { shown: string; shade: 0 | 1 | 2 | 3 | 4 };

export type GridOnPaper = {
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly Cell[] }[];
};

const cellHeight = 13;
const labelShare = 0.2;
const gap = 1;
const text: Style = { weight: "regular", size: 6.5 };
const shades: readonly Ink[] = ["white", "band", "shade", "line", "muted"];

function writeIn(pen: Pen, words: string, { x, y, width }: Omit<Area, "height">, ink: Ink) {
  const shown = shorten(words, text, width - 2);
  pen.text(
    shown,
    x + (width - widthOf(shown, text)) / 2,
    baselineIn(y, cellHeight, text),
    text,
    ink,
  );
}

function drawCell(pen: Pen, { shown, shade }: Cell, { x, y, width }: Omit<Area, "height">) {
  const area = { x, y, width: width - gap, height: cellHeight - gap };
  pen.fill(area, shades[shade] ?? "white");
  if (shade === 0) pen.frame(area, "band");
  writeIn(pen, shown, { x, y, width: width - gap }, shade === 4 ? "white" : "ink");
}

/** The darker, the more; each cell says its figure. */
export const gridBlock = ({ columns, rows }: GridOnPaper): Block =>
  drawing((rows.length + 1) * cellHeight, (pen, { x, y, width }) => {
    const start = x + width * labelShare;
    const cellWidth = (width - width * labelShare) / columns.length;
    const leftOf = (at: number) => start + at * cellWidth;
    columns.forEach((words, at) => {
      writeIn(pen, words, { x: leftOf(at), y, width: cellWidth }, "muted");
    });
    rows.forEach(({ label, cells }, row) => {
      const top = y + (row + 1) * cellHeight;
      const name = shorten(label, text, width * labelShare - 6);
      pen.text(name, x, baselineIn(top, cellHeight, text), text);
      cells.forEach((cell, at) => {
        drawCell(pen, cell, { x: leftOf(at), y: top, width: cellWidth });
      });
    });
  });
