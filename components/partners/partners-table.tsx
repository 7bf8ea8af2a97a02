"use client";

import { Building2 } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { ActiveState } from "@/components/ui/active-state";
import type { FirstAct } from "@/components/ui/empty-state";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import type { PartnerRow } from "@/lib/partners/list-partners";

const columns: ListColumn<PartnerRow>[] = [
  { id: "name", header: "Nombre", main: true, sortable: true, cell: ({ name }) => name },
  {
    id: "business_tax_id",
    header: "RUC",
    sortable: true,
    className: "tabular-nums",
    cell: ({ businessTaxId }) => businessTaxId,
  },
  { id: "contact", header: "Contacto", cell: ({ contactName }) => contactName ?? "—" },
  { id: "phone", header: "Teléfono", cell: ({ phone }) => phone ?? "—" },
  { id: "email", header: "Correo electrónico", hidden: true, cell: ({ email }) => email ?? "—" },
  { id: "address", header: "Dirección", hidden: true, cell: ({ address }) => address },
  {
    id: "open_projects",
    header: "Proyectos abiertos",
    sortable: true,
    align: "end",
    cell: ({ openProjects }) => openProjects,
  },
  { id: "state", header: "Estado", cell: ({ isActive }) => <ActiveState isActive={isActive} /> },
];

const filters: Filter[] = [
  { kind: "boolean", key: "isActive", label: "Estado", yes: "Activo", no: "Inactivo" },
];

interface PartnersTableProps {
  query: ListQuery<string, object>;
  rows: PartnerRow[];
  total: number;
  /** What makes the first one. */
  create: FirstAct;
}

export function PartnersTable({ create, ...list }: PartnersTableProps) {
  return (
    <DataTable
      {...list}
      id="partners"
      label="Clientes"
      searchLabel="Buscar por nombre o RUC"
      columns={columns}
      filters={filters}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => links.partner(id)}
      rowMuted={({ isActive }) => !isActive}
      exportHref="/partners/export"
      empty={{
        icon: Building2,
        title: "Aún no hay clientes",
        description: "Un cliente reúne sus proyectos, los equipos en sitio y sus documentos.",
        act: create,
      }}
    />
  );
}
