import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";

interface ColumnLook {
  label: string;
  note: string | undefined;
  isPinned: boolean;
  align: "start" | "end";
  isMain: boolean;
  isInteractive: boolean;
  className: string | undefined;
}

export const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
});

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

export function tableColumns<Row extends RowData>(columns: readonly ListColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map((column) =>
    helper.accessor((row: Row): unknown => row, {
      id: column.id,
      header: column.header,
      cell: ({ row }) => column.cell(row.original),
      enableSorting: column.isSortable ?? false,
      enableHiding: !column.isMain,
      sortDescFirst: false,
      meta: {
        label: column.header,
        note: column.note,
        isPinned: column.isPinned ?? false,
        align: column.align ?? "start",
        isMain: column.isMain ?? false,
        isInteractive: column.isInteractive ?? false,
        className: column.className,
      },
    }),
  );
}
