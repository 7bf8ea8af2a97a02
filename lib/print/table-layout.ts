import type { NeededSpace } from "./blocks";
import type { Align } from "./pen";

export type PaperColumn<Row> = {
  header: string;
  /** Points; columns that grow share what is left. */
  width: number;
  grow?: number;
  /** Amounts align right, and shrink instead of wrapping. */
  align?: Align;
  cell: (row: Row, at: number) => string;
  isStrong?: boolean;
  /** Like a day of rest. */
  isShaded?: boolean;
  /** Points; 3 by default. */
  padding?: number;
};

export type PaperTable<Row> = {
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  /** Points; 7.5 by default. */
  size?: number;
  /** Headings over several columns, from the first to the last. */
  groups?: readonly { header: string; span: number }[];
  totals?: readonly string[];
  empty?: string;
  /** What is added next; it does not stand alone on a page. */
  after?: NeededSpace;
};

const across = 3;

/** Points. */
export function placeColumns<Row>(columns: readonly PaperColumn<Row>[], x: number, width: number) {
  const spare = width - columns.reduce((sum, column) => sum + column.width, 0);
  const grow = columns.reduce((sum, column) => sum + (column.grow ?? 0), 0);
  let left = x;
  return columns.map((column) => {
    const placed = {
      x: left,
      width: column.width + (grow === 0 ? 0 : (spare * (column.grow ?? 0)) / grow),
      padding: column.padding ?? across,
      align: column.align ?? "left",
      isStrong: column.isStrong ?? false,
      isShaded: column.isShaded ?? false,
    };
    left += placed.width;
    return placed;
  });
}

export type PlacedColumn = ReturnType<typeof placeColumns>[number];
