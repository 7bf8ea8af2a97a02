"use client";

import type { ListColumn } from "./columns";
import type { DataTableProps } from "./table-props";
import { useHiddenColumns } from "./use-hidden-columns";
import { useRowChoice } from "./use-row-choice";

const usuallyHidden = (columns: readonly ListColumn<never>[]) =>
  columns.filter(({ isHidden }) => isHidden).map(({ id }) => id);

/** The server searches, filters, sorts and pages; which columns are shown and which rows are chosen is known here. */
export function useDataTable<Row>({ id, columns, rows, total, query, rowId }: DataTableProps<Row>) {
  const [names, setHidden] = useHiddenColumns(id, usuallyHidden(columns));
  const hidden = new Set(names);
  const isShown = (column: ListColumn<Row>) => column.isMain || !hidden.has(column.id);
  const show = (column: string, on: boolean) => {
    if (on) hidden.delete(column);
    else hidden.add(column);
    setHidden([...hidden]);
  };
  return {
    shown: columns.filter(isShown),
    hideable: columns
      .filter(({ isMain }) => !isMain)
      .map((column) => ({ id: column.id, label: column.header, shown: isShown(column) })),
    show,
    choice: useRowChoice(rows.map(rowId)),
    pageCount: Math.ceil(total / query.pageSize),
  };
}
