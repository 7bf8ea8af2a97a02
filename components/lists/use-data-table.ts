"use client";

import { type RowData, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { features, type ListColumn, tableColumns } from "./columns";
import type { DataTableProps } from "./table-props";
import { useHiddenColumns } from "./use-hidden-columns";

const usuallyHidden = (columns: readonly ListColumn<never>[]) =>
  columns.filter(({ isHidden }) => isHidden).map(({ id }) => id);

export function useDataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { id, columns, rows, total, query, rowId, bulkActions } = props;
  const definitions = useMemo(() => tableColumns(columns), [columns]);
  const [hidden, setHidden] = useHiddenColumns(id, usuallyHidden(columns));
  const visibility = Object.fromEntries(hidden.map((column) => [column, false]));
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    enableRowSelection: bulkActions !== undefined,
    state: {
      columnVisibility: visibility,
      pagination: { pageIndex: query.page - 1, pageSize: query.pageSize },
      sorting: query.sort ? [{ id: query.sort.field, desc: query.sort.direction === "desc" }] : [],
    },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === "function" ? update(visibility) : update;
      setHidden(Object.keys(next).filter((column) => next[column] === false));
    },
  });
}

export type DataTableModel<Row extends RowData> = ReturnType<typeof useDataTable<Row>>;
