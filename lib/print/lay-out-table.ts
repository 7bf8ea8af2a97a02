import { single } from "../values/rows";
import { shorten, sizeToFit } from "./fit-text";
import type { Align } from "./pen";
import type { PaperTable, PlacedColumn } from "./table-layout";
import { lineHeight, oneLine, type Style } from "./text";
import { wrap } from "./wrap";

export type LaidCell = { lines: string[]; style: Style; align: Align };
export type LaidRow = { cells: LaidCell[]; height: number; kind: "header" | "row" | "totals" };
/** Points above and below. */
export const rowPadding = 2.6;

function layOutLine(text: string, style: Style, room: number): Omit<LaidCell, "align"> {
  const fitted = { ...style, size: sizeToFit(oneLine(text), style, room) };
  return { lines: [shorten(text, fitted, room)], style: fitted };
}

/** Amounts and narrow columns keep to one line; other texts wrap. */
function layOutCell(text: string, align: Align, style: Style, room: number): LaidCell {
  const keeps = align === "right" || room < 4 * style.size;
  return keeps
    ? { ...layOutLine(text, style, room), align }
    : { lines: wrap(text, style, room), style, align };
}

const heightOf = (cells: readonly LaidCell[], size: number): number =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * lineHeight({ size }) + 2 * rowPadding;

/** Wraps between words, and shrinks until its longest word fits. */
function layOutHeader(text: string, align: Align, style: Style, room: number): LaidCell {
  const sizes = text.split(/\s+/).map((word) => sizeToFit(word, style, room));
  const fitted = { ...style, size: Math.min(style.size, ...sizes) };
  return { lines: wrap(text, fitted, room), style: fitted, align };
}

/** Texts that repeat, as marks and prices do, are laid out once. */
function memoized(set: (text: string) => LaidCell): (text: string) => LaidCell {
  const known = new Map<string, LaidCell>();
  return (text) => {
    const cell = known.get(text) ?? set(text);
    known.set(text, cell);
    return cell;
  };
}

function cellLayoutsOf(kind: LaidRow["kind"], placed: readonly PlacedColumn[], size: number) {
  const set = kind === "header" ? layOutHeader : layOutCell;
  return placed.map(({ width, padding, align, isStrong }) => {
    const weight = kind !== "row" || isStrong ? "strong" : "regular";
    const style: Style = { weight, size: kind === "header" ? size - 0.5 : size };
    return memoized((text) => set(text, align, style, width - 2 * padding));
  });
}

export function layOutTable<Row>(table: PaperTable<Row>, placed: readonly PlacedColumn[]) {
  const { columns, size = 7.5 } = table;
  const rowsOf = (kind: LaidRow["kind"], rows: readonly (readonly string[])[]): LaidRow[] => {
    const setters = cellLayoutsOf(kind, placed, size);
    return rows.map((texts) => {
      const cells = setters.map((set, at) => set(texts[at] ?? ""));
      return { cells, height: heightOf(cells, size), kind };
    });
  };
  const textsOf = (row: Row, at: number) => columns.map(({ cell }) => cell(row, at));
  return {
    header: single(rowsOf("header", [columns.map(({ header }) => header)])),
    rows: rowsOf("row", table.rows.map(textsOf)),
    totals: table.totals ? single(rowsOf("totals", [table.totals])) : null,
  };
}

export function splitRow(row: LaidRow, count: number, size: number): [LaidRow, LaidRow] {
  const part = (from: number, to?: number): LaidRow => {
    const cells = row.cells.map((cell) => ({ ...cell, lines: cell.lines.slice(from, to) }));
    return { ...row, cells, height: heightOf(cells, size) };
  };
  return [part(0, count), part(count)];
}

export const linesIn = (height: number, size: number): number =>
  Math.floor((height - 2 * rowPadding) / lineHeight({ size }));
