"use client";

import { DoorOpen } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Option } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { accessLabels } from "@/lib/access/labels";
import type { Access } from "@/lib/access/list-accesses";
import { deviceOf } from "@/lib/auth/device";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { showInstant } from "@/lib/values/dates";

const tones: Partial<Record<Access["kind"], Tone>> = {
  SIGN_IN: "success",
  SIGN_IN_FAILED: "danger",
  USER_CHANGED: "warning",
  SETTINGS_CHANGED: "warning",
  SECOND_FACTOR_OFF: "warning",
  TOKEN_CREATED: "info",
  DATA_EXPORTED: "warning",
  DATA_ERASED: "warning",
};

const Who = ({ userId, userName, isUserDeleted, account }: Access) => {
  if (userId === null) return account ?? "Correo desconocido";
  const name = userName ?? account;
  return (
    <span className="block">
      {isUserDeleted ? name : <TextLink href={links.user(userId)}>{name}</TextLink>}
      {userName ? <span className="block text-muted text-xs">{account}</span> : null}
    </span>
  );
};

const columnsIn = (timeZone: string): ListColumn<Access>[] => [
  {
    id: "kind",
    header: "Qué pasó",
    main: true,
    cell: ({ kind, subject }) => (
      <>
        <Badge tone={tones[kind] ?? "neutral"}>{accessLabels[kind]}</Badge>
        {subject ? <span className="mt-1 block max-w-xs text-muted text-xs">{subject}</span> : null}
      </>
    ),
  },
  { id: "who", header: "Quién", cell: Who },
  {
    id: "at",
    header: "Fecha",
    className: "whitespace-nowrap tabular-nums",
    cell: ({ at }) => showInstant(at, timeZone),
  },
  {
    id: "from",
    header: "Desde",
    cell: ({ address, userAgent }) => (
      <span className="block">
        <span className="tabular-nums">{address === "local" ? "Este equipo" : address}</span>
        <span className="block text-muted text-xs">{deviceOf(userAgent)}</span>
      </span>
    ),
  },
];

const filtersFor = (people: readonly Option[]): Filter[] => [
  {
    kind: "select",
    key: "kind",
    label: "Qué pasó",
    options: Object.entries(accessLabels).map(([value, label]) => ({ value, label })),
  },
  { kind: "select", key: "userId", label: "Quién", options: people },
  { kind: "dates", key: "at", label: "Fecha" },
];

interface AccessTableProps {
  query: ListQuery<string, object>;
  rows: Access[];
  total: number;
  people: readonly Option[];
  timeZone: string;
}

export function AccessTable({ people, timeZone, ...list }: AccessTableProps) {
  return (
    <DataTable
      {...list}
      id="access"
      label="Accesos"
      searchLabel="Buscar por correo, dirección o asunto"
      columns={columnsIn(timeZone)}
      filters={filtersFor(people)}
      rowId={({ id }) => String(id)}
      exportHref="/access-log/export"
      empty={{
        icon: DoorOpen,
        title: "Aún no hay accesos",
        description: "Aquí se verá quién ingresó, quién lo intentó y qué permisos cambiaron.",
        act: "follows",
      }}
    />
  );
}
