import type { RowData } from "@tanstack/react-table";
import type { ListQuery } from "@/lib/lists/address";
import type { Emptiness } from "../ui/empty-state";
import type { ListColumn } from "./columns";
import type { Filter } from "./filters";

export interface DataTableProps<Row extends RowData> {
  /** Under which hidden columns are remembered. */
  id: string;
  /** In the plural: "Clientes". */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  total: number;
  query: ListQuery<string, object>;
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string;
  /** Greys out a row that is over or gone. */
  rowMuted?: (row: Row) => boolean;
  filters?: readonly Filter[];
  searchLabel?: string;
  searchable?: boolean;
  /** The route that answers `?format=csv|xlsx` with everything that matches the same parameters. */
  exportHref?: string;
  /** Shown when the list has no record at all. */
  empty: Emptiness;
  /** Of all that match; in sight below the rows. */
  totals?: React.ReactNode;
  /** Turns row selection on. */
  bulkActions?: (ids: string[], clear: () => void) => React.ReactNode;
}
