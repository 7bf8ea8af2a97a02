import type { ReactNode } from "react";

export interface ListColumn<Row> {
  /** Also the field's name in `sort`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  align?: "start" | "end";
  /** The column that names the record: it holds the row's link and cannot be hidden. One a table. */
  isMain?: boolean;
  /** Holds buttons or links of its own, which stay above the row's link. */
  isInteractive?: boolean;
  note?: string;
  /** Stays in sight when the table scrolls sideways; the row's link then only covers its own cell. */
  isPinned?: boolean;
  isHidden?: boolean;
  className?: string;
}
