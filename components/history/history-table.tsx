"use client";

import { History } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { Option } from "@/components/ui/select";
import { recordTypeLabels } from "@/lib/history/labels";
import type { NamedChange } from "@/lib/history/name-changes";
import type { ListQuery } from "@/lib/lists/address";
import { showInstant } from "@/lib/values/dates";
import { ChangedFields } from "./changed-fields";
import { DeedBadge } from "./deed-badge";
import { RecordName } from "./record-name";

const columnsIn = (timeZone: string): ListColumn<NamedChange>[] => [
  {
    id: "record",
    header: "Registro",
    main: true,
    className: "align-top",
    cell: (change) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <DeedBadge change={change} />
        <RecordName change={change} />
      </span>
    ),
  },
  {
    id: "user",
    header: "Usuario",
    className: "align-top",
    cell: ({ userName }) => userName ?? "Sistema",
  },
  {
    id: "at",
    header: "Fecha",
    className: "whitespace-nowrap align-top tabular-nums",
    cell: ({ at }) => showInstant(at, timeZone),
  },
  {
    id: "changes",
    header: "Cambios",
    className:
      "w-1/2 min-w-72 align-top max-sm:block max-sm:w-auto max-sm:text-left max-sm:before:mb-1 max-sm:before:block",
    cell: (change) => <ChangedFields change={change} timeZone={timeZone} compact />,
  },
];

const filtersFor = (people: readonly Option[]): Filter[] => [
  {
    kind: "select",
    key: "recordType",
    label: "Registro",
    options: Object.entries(recordTypeLabels).map(([value, label]) => ({ value, label })),
  },
  { kind: "select", key: "userId", label: "Usuario", options: people },
  {
    kind: "select",
    key: "action",
    label: "Acción",
    options: [
      { value: "INSERT", label: "Creó" },
      { value: "UPDATE", label: "Cambió" },
      { value: "DELETE", label: "Eliminó (definitivo)" },
    ],
  },
  { kind: "dates", key: "at", label: "Fecha" },
];

interface HistoryTableProps {
  query: ListQuery<string, object>;
  rows: NamedChange[];
  total: number;
  /** Who may have changed something. */
  people: readonly Option[];
  timeZone: string;
}

export function HistoryTable({ people, timeZone, ...list }: HistoryTableProps) {
  return (
    <DataTable
      {...list}
      id="history"
      label="Cambios"
      searchable={false}
      columns={columnsIn(timeZone)}
      filters={filtersFor(people)}
      rowId={({ id }) => String(id)}
      exportHref="/history/export"
      empty={{
        icon: History,
        title: "Aún no hay cambios",
        description: "Aquí se verá quién cambió qué, y cuándo.",
        act: "follows",
      }}
    />
  );
}
