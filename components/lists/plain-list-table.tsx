"use client";

import { Inbox } from "lucide-react";
import { usePathname } from "next/navigation";
import { useMemo } from "react";
import type { DeclaredColumn, KindValues, ListLook } from "@/lib/lists/declared";
import { roomOf } from "../layout/navigation-items";
import { DeclaredTable, type ShownList } from "./declared-table";
import type { DataTableProps } from "./table-props";

export interface PlainRow {
  id: string;
  href: string | null;
  isMuted: boolean;
  values: Record<string, KindValues[keyof KindValues]>;
}

export interface PlainListTableProps
  extends ShownList<PlainRow>,
    Pick<DataTableProps<PlainRow>, "bulkActions"> {
  list: ListLook;
  isLinked: boolean;
}

const columnsOf = (columns: ListLook["columns"]) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, look]) => {
      const value = ({ values }: PlainRow) => values[key];
      return [key, { ...look, value } as DeclaredColumn<PlainRow>];
    }),
  );

export function PlainListTable({ list, isLinked, ...table }: PlainListTableProps) {
  const drawn = useMemo(() => ({ ...list, columns: columnsOf(list.columns) }), [list]);
  return (
    <DeclaredTable
      {...table}
      list={drawn}
      icon={roomOf(usePathname())?.icon ?? Inbox}
      rowMuted={({ isMuted }) => isMuted}
      {...(isLinked ? { rowHref: ({ href }: PlainRow) => href ?? "" } : {})}
    />
  );
}
