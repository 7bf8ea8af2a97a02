import type { RowData } from "@tanstack/react-table";
import type { ListQuery } from "@/lib/lists/address";
import type { Emptiness } from "../ui/empty-state";
import type { ListColumn } from "./columns";
import type { Filter } from "./filters";

/** A page of rows, what its columns are, and how the list was asked for. */
export interface DataTableProps<Row extends RowData> {
  /** Names the table in the browser's memory of hidden columns. */
  id: string;
  /** What the rows are, in the plural: "Clientes". */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  /** How many match in all. */
  total: number;
  query: ListQuery<string, object>;
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Marks a row that is over or gone. */
  rowMuted?: (row: Row) => boolean;
  filters?: readonly Filter[];
  searchLabel?: string;
  /** Without it there is no search box. */
  searchable?: boolean;
  /** The route that answers `?format=csv|xlsx` with everything that matches the same parameters. */
  exportHref?: string;
  /** Shown instead of the table when there is nothing at all. */
  empty: Emptiness;
  /** Turns row selection on: what can be done with the chosen ids. */
  bulkActions?: (ids: string[], clear: () => void) => React.ReactNode;
}
