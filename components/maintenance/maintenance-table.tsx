"use client";

import { Wrench } from "lucide-react";
import type { ReactNode } from "react";
import type { Column } from "@/components/ui/data-table/columns";
import { DataTable } from "@/components/ui/data-table/data-table";
import type { Filter } from "@/components/ui/data-table/filters";
import { EmptyState } from "@/components/ui/empty-state";
import { Place } from "@/components/ui/place";
import type { Option } from "@/components/ui/select";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { showDay } from "@/lib/dates";
import { showMoney } from "@/lib/decimal";
import { links } from "@/lib/links";
import type { ListQuery } from "@/lib/list-query";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "@/lib/maintenance/labels";
import type { ListedMaintenance } from "@/lib/maintenance/list-sheets";
import type { Maintenance } from "@/lib/maintenance/queries";
import { MaintenanceKind, MaintenanceState } from "./maintenance-state";

const first: Column<Maintenance>[] = [
  {
    id: "number",
    header: "Número",
    main: true,
    sortable: true,
    className: "whitespace-nowrap",
    cell: ({ sheet }) => sheet.sheetNumber,
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    className: "tabular-nums",
    cell: ({ sheet }) => showDay(sheet.date),
  },
  {
    id: "code",
    header: "Equipo",
    sortable: true,
    cell: ({ unit }) => (
      <span className="block">
        <span className="block whitespace-nowrap text-ink">{unit.code}</span>
        <span className="block text-muted text-xs">{unit.name}</span>
      </span>
    ),
  },
];

const where: Column<Maintenance>[] = [
  {
    id: "location",
    header: "Proyecto",
    sortable: true,
    className: "min-w-44",
    cell: ({ project, partner }) => <Place location={project.location} partner={partner.name} />,
  },
  {
    id: "partner",
    header: "Cliente",
    sortable: true,
    hidden: true,
    cell: ({ partner }) => partner.name,
  },
];

const rest: Column<Maintenance>[] = [
  {
    id: "type",
    header: "Tipo",
    sortable: true,
    cell: ({ sheet }) => <MaintenanceKind type={sheet.type} />,
  },
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ sheet }) => <MaintenanceState status={sheet.status} />,
  },
  {
    id: "total",
    header: "Costo total",
    sortable: true,
    align: "end",
    className: "font-medium",
    cell: ({ sheet }) => showMoney(sheet.totalCost),
  },
  {
    id: "technician",
    header: "Técnico",
    hidden: true,
    cell: ({ sheet }) => sheet.technicianName ?? "—",
  },
  {
    id: "approved_by",
    header: "Aprobada por",
    hidden: true,
    cell: ({ sheet }) => sheet.approvedBy ?? "—",
  },
];

const columns = { ofAll: [...first, ...where, ...rest], ofProject: [...first, ...rest] };

const state: Filter[] = [
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: maintenanceStatuses.map((value) => ({ value, label: maintenanceStatusLabels[value] })),
  },
  {
    kind: "select",
    key: "type",
    label: "Tipo",
    options: maintenanceTypes.map((value) => ({ value, label: maintenanceTypeLabels[value] })),
  },
  { kind: "dates", key: "date", label: "Fecha" },
];

interface Choices {
  units: readonly Option[];
  /** Left out where the sheets are of one project. */
  projects?: readonly Option[];
  partners?: readonly Option[];
}

const filtersOver = ({ units, projects, partners }: Choices): Filter[] => [
  ...state,
  { kind: "select", key: "equipmentId", label: "Equipo", options: units },
  ...(projects
    ? [{ kind: "select" as const, key: "projectId", label: "Proyecto", options: projects }]
    : []),
  ...(partners
    ? [{ kind: "select" as const, key: "partnerId", label: "Cliente", options: partners }]
    : []),
];

interface MaintenanceTableProps extends Pick<ListedMaintenance, "rows" | "total" | "totalCost"> {
  query: ListQuery<string, object>;
  choices: Choices;
  exportHref: string;
  /** The button that makes the first one. */
  create: ReactNode;
}

/** The maintenance sheets of a project, or of all, with what they cost. */
export function MaintenanceTable({ choices, totalCost, create, ...list }: MaintenanceTableProps) {
  const isOfAll = choices.projects !== undefined;
  return (
    <div className="grid gap-3">
      <DataTable
        {...list}
        id={isOfAll ? "maintenance" : "project-maintenance"}
        label="Hojas de mantenimiento"
        searchLabel={
          isOfAll ? "Buscar por número, equipo o proyecto" : "Buscar por número o equipo"
        }
        columns={isOfAll ? columns.ofAll : columns.ofProject}
        filters={filtersOver(choices)}
        rowId={({ sheet }) => String(sheet.id)}
        rowHref={({ sheet }) => links.maintenanceSheet(sheet.id)}
        empty={
          <EmptyState
            icon={Wrench}
            title="Aún no hay hojas de mantenimiento"
            description="Cada hoja dice qué se hizo a un equipo, cuánto costó y quién lo aprobó."
            action={create}
          />
        }
      />
      {list.total > 0 ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 rounded-card border border-line bg-surface px-5 py-3 shadow-card print:shadow-none">
          <span className="text-muted text-xs">
            Costo {list.total === 1 ? "de 1 hoja" : `de ${list.total} hojas`}
          </span>
          <span className="font-semibold text-ink tabular-nums">{showMoney(totalCost)}</span>
        </p>
      ) : null}
    </div>
  );
}
