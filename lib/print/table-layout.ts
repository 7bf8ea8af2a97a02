import type { Align } from "./pen";

export type PaperColumn<Row> = {
  header: string;
  /** Points; what no column takes is shared by those that grow. */
  width: number;
  grow?: number;
  /** Amounts stand at the right and shrink rather than wrap. */
  align?: Align;
  cell: (row: Row, at: number) => string;
  isStrong?: boolean;
  /** As a day of rest. */
  isShaded?: boolean;
  /** Points; 3 unless told. */
  padding?: number;
};

export type PaperTable<Row> = {
  columns: readonly PaperColumn<Row>[];
  rows: readonly Row[];
  /** Points; 7.5 unless told. */
  size?: number;
  /** Over several columns, from the first to the last one. */
  groups?: readonly { header: string; span: number }[];
  totals?: readonly string[];
  empty?: string;
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
