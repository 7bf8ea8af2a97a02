"use client";

import { FolderKanban } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/select";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { cardinalPointLabels } from "@/lib/projects/labels";
import type { ListedProject } from "@/lib/projects/list-projects";
import { showDay } from "@/lib/values/dates";
import { ProjectState } from "./project-state";

const columns: ListColumn<ListedProject>[] = [
  { id: "location", header: "Campamento", main: true, sortable: true, cell: (row) => row.location },
  {
    id: "id",
    header: "N.º",
    sortable: true,
    className: "tabular-nums",
    cell: ({ id }) => id,
  },
  { id: "partner_name", header: "Cliente", sortable: true, cell: (row) => row.partnerName },
  {
    id: "cardinal_point",
    header: "Punto cardinal",
    hidden: true,
    cell: ({ cardinalPoint }) => (cardinalPoint ? cardinalPointLabels[cardinalPoint] : "—"),
  },
  {
    id: "start_date",
    header: "Inicio",
    sortable: true,
    className: "tabular-nums",
    cell: ({ startDate }) => showDay(startDate),
  },
  {
    id: "end_date",
    header: "Fin",
    sortable: true,
    className: "tabular-nums",
    cell: ({ endDate }) => (endDate ? showDay(endDate) : "—"),
  },
  { id: "contact", header: "Contacto", hidden: true, cell: (row) => row.contactName ?? "—" },
  {
    id: "unit_count",
    header: "Equipos",
    sortable: true,
    align: "end",
    cell: ({ unitCount }) => unitCount,
  },
  { id: "state", header: "Estado", cell: ({ isClosed }) => <ProjectState isClosed={isClosed} /> },
];

const filtersOver = (partners: readonly Option[]): Filter[] => [
  { kind: "boolean", key: "isClosed", label: "Estado", yes: "Cerrado", no: "Abierto" },
  { kind: "select", key: "partnerId", label: "Cliente", options: partners },
  { kind: "dates", key: "start", label: "Inicio" },
];

interface ProjectsTableProps {
  query: ListQuery<string, object>;
  rows: ListedProject[];
  total: number;
  /** The clients to choose from. */
  partners: readonly Option[];
  /** What makes the first one. */
  create: FirstAct;
}

export function ProjectsTable({ create, partners, ...list }: ProjectsTableProps) {
  return (
    <DataTable
      {...list}
      id="projects"
      label="Proyectos"
      searchLabel="Buscar por cliente o campamento"
      columns={columns}
      filters={filtersOver(partners)}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => links.project(id)}
      rowMuted={({ isClosed }) => isClosed}
      exportHref="/projects/export"
      empty={{
        icon: FolderKanban,
        title: "Aún no hay proyectos",
        description: "Un proyecto reúne los equipos y servicios de un cliente en un campamento.",
        act: create,
      }}
    />
  );
}
