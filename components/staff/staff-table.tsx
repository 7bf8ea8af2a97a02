"use client";

import { HardHat } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { outlookColumns } from "@/components/papers/outlook-cells";
import { papersFilter } from "@/components/papers/papers-filter";
import { ActiveState } from "@/components/ui/active-state";
import type { FirstAct } from "@/components/ui/empty-state";
import { workAreas } from "@/db/values";
import type { StaffRow } from "@/lib/alerts/list-staff-by-expiry";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { workAreaLabels } from "@/lib/staff/labels";

const columns: ListColumn<StaffRow>[] = [
  {
    id: "name",
    header: "Nombre",
    main: true,
    sortable: true,
    cell: ({ firstName, lastName }) => `${lastName} ${firstName}`,
  },
  {
    id: "dni",
    header: "Cédula",
    hidden: true,
    sortable: true,
    className: "tabular-nums",
    cell: ({ dni }) => dni,
  },
  {
    id: "work_area",
    header: "Área",
    sortable: true,
    cell: ({ workArea }) => workAreaLabels[workArea],
  },
  ...outlookColumns,
  { id: "state", header: "Estado", cell: ({ isActive }) => <ActiveState isActive={isActive} /> },
  {
    id: "phone",
    header: "Teléfono",
    hidden: true,
    className: "whitespace-nowrap tabular-nums",
    cell: ({ phone }) => phone || "—",
  },
  { id: "email", header: "Correo electrónico", hidden: true, cell: ({ email }) => email ?? "—" },
];

const filters: Filter[] = [
  papersFilter,
  {
    kind: "select",
    key: "workArea",
    label: "Área",
    options: workAreas.map((value) => ({ value, label: workAreaLabels[value] })),
  },
  { kind: "boolean", key: "isActive", label: "Estado", yes: "Activo", no: "Inactivo" },
];

interface StaffTableProps {
  query: ListQuery<string, object>;
  rows: StaffRow[];
  total: number;
  /** What makes the first one. */
  create: FirstAct;
}

/** The technicians, those with the worst papers first. */
export const StaffTable = ({ create, ...list }: StaffTableProps) => (
  <DataTable
    {...list}
    id="staff"
    label="Técnicos"
    searchLabel="Buscar por nombre o cédula"
    columns={columns}
    filters={filters}
    rowId={({ id }) => String(id)}
    rowHref={({ id }) => links.staffMember(id)}
    rowMuted={({ isActive }) => !isActive}
    exportHref="/staff/export"
    empty={{
      icon: HardHat,
      title: "Aún no hay técnicos",
      description: "Cada técnico reúne su licencia, certificados, pases de bloque y vacunas.",
      act: create,
    }}
  />
);
