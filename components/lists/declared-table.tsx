"use client";

import type { RowData } from "@tanstack/react-table";
import type { LucideIcon } from "lucide-react";
import { usePathname } from "next/navigation";
import { useMemo } from "react";
import type { ListQuery } from "@/lib/lists/address";
import type { FirstAct } from "../ui/empty-state";
import type { ListColumn } from "./columns";
import { DataTable } from "./data-table";
import { useOffice } from "./office-context";
import { type CellLook, type ScreenList, screenColumns } from "./screen-columns";
import type { DataTableProps } from "./table-props";
import { type LoadedChoices, toolbarFilters } from "./toolbar-filters";

export interface ShownList<Row> {
  query: ListQuery<string, object>;
  rows: readonly Row[];
  total: number;
  choices?: LoadedChoices;
  timeZone?: string;
  create: FirstAct;
}

interface DeclaredTableProps<Row extends RowData, Key extends string>
  extends ShownList<Row>,
    Pick<DataTableProps<Row>, "rowHref" | "rowMuted" | "bulkActions" | "totals"> {
  list: ScreenList<Row, Key>;
  /** The record's `id` by default. */
  rowId?: (row: Row) => string;
  cells?: { [Name in Key]?: CellLook<Row> };
  acts?: ListColumn<Row> | null;
  icon: LucideIcon;
}

const none = {};
const idOf = (row: unknown) => String((row as { id: number | string }).id);

export function DeclaredTable<Row extends RowData, Key extends string>({
  list,
  cells = none,
  acts = null,
  choices = none,
  timeZone = "",
  icon,
  create,
  ...table
}: DeclaredTableProps<Row, Key>) {
  const path = usePathname();
  const seesMoney = useOffice()?.seesMoney ?? true;
  const { id, name, rows: label = name, search, file, empty } = list;
  const columns = useMemo(
    () => [...screenColumns(list, cells, { timeZone, seesMoney }), ...(acts ? [acts] : [])],
    [list, cells, timeZone, seesMoney, acts],
  );
  return (
    <DataTable
      rowId={idOf}
      {...table}
      {...{ id, label, columns }}
      {...(search === undefined ? { searchable: false } : { searchLabel: search })}
      {...(file?.length === 0 ? {} : { exportHref: `${path}/export` })}
      filters={toolbarFilters(list, choices)}
      empty={{ ...empty, icon, act: create }}
    />
  );
}
