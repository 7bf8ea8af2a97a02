"use client";

import { Users } from "lucide-react";
import type { ReactElement } from "react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { ActiveState } from "@/components/ui/active-state";
import { roleLabels } from "@/lib/auth/labels";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import type { User } from "@/lib/users/get-user";
import { showInstant } from "@/lib/values/dates";

const columnsIn = (timeZone: string): ListColumn<User>[] => [
  {
    id: "name",
    header: "Nombre",
    main: true,
    sortable: true,
    cell: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
  },
  { id: "email", header: "Correo electrónico", sortable: true, cell: ({ email }) => email },
  { id: "role", header: "Rol", sortable: true, cell: ({ role }) => roleLabels[role] },
  {
    id: "signature",
    header: "Firma",
    cell: ({ signatureName, signatureRole }) =>
      [signatureName, signatureRole].filter(Boolean).join(" · ") || "—",
  },
  {
    id: "is_active",
    header: "Estado",
    sortable: true,
    cell: ({ isActive }) => <ActiveState isActive={isActive} />,
  },
  {
    id: "created_at",
    header: "Creado",
    sortable: true,
    hidden: true,
    className: "tabular-nums",
    cell: ({ createdAt }) => showInstant(createdAt, timeZone),
  },
];

const filters: Filter[] = [
  {
    kind: "select",
    key: "role",
    label: "Rol",
    options: Object.entries(roleLabels).map(([value, label]) => ({ value, label })),
  },
  { kind: "boolean", key: "isActive", label: "Estado", yes: "Activo", no: "Inactivo" },
];

interface UsersTableProps {
  query: ListQuery<string, object>;
  rows: User[];
  total: number;
  timeZone: string;
  create: ReactElement;
}

export function UsersTable({ timeZone, create, ...list }: UsersTableProps) {
  return (
    <DataTable
      {...list}
      id="users"
      label="Usuarios"
      searchLabel="Buscar por nombre o correo"
      columns={columnsIn(timeZone)}
      filters={filters}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => links.user(id)}
      rowMuted={({ isActive }) => !isActive}
      exportHref="/users/export"
      empty={{ icon: Users, title: "Aún no hay usuarios", act: create }}
    />
  );
}
