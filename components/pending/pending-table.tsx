"use client";

import { CircleCheckBig } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { ListQuery } from "@/lib/lists/address";
import type { PendingKind } from "@/lib/pending/kinds";
import { pendingLabels } from "@/lib/pending/labels";
import type { PendingItem } from "@/lib/pending/scope";
import { showDay } from "@/lib/values/dates";

interface PendingTableProps {
  kind: PendingKind;
  query: ListQuery<string, object>;
  rows: readonly PendingItem[];
  total: number;
}

const columns: ListColumn<PendingItem>[] = [
  { id: "title", header: "Registro", isMain: true, cell: ({ title }) => title },
  { id: "detail", header: "Qué falta", cell: ({ detail }) => detail },
  {
    id: "date",
    header: "Fecha",
    cell: ({ date }) => <span className="tabular-nums">{date ? showDay(date) : "—"}</span>,
  },
];

const named = (header: string) =>
  columns.map((column) => (column.id === "detail" ? { ...column, header } : column));

const columnsOf: Partial<Record<PendingKind, ListColumn<PendingItem>[]>> = {
  visits_unmarked: named("Equipo y servicio"),
  services_without_end: named("Equipo y servicio"),
  drafts: named("Estado"),
};

export const PendingTable = ({ kind, ...list }: PendingTableProps) => (
  <DataTable
    {...list}
    id="pending"
    label={pendingLabels[kind]}
    searchable={false}
    columns={columnsOf[kind] ?? columns}
    rowId={({ id }) => id}
    rowHref={({ url }) => url}
    empty={{ icon: CircleCheckBig, title: "Nada pendiente", act: "settled" }}
  />
);
