"use client";

import { Wrench } from "lucide-react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/select";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "@/lib/maintenance/labels";
import type { ListedMaintenance } from "@/lib/maintenance/list-sheets";
import { showMoney } from "@/lib/values/decimal";
import { maintenanceColumns } from "./maintenance-columns";

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
  /** What makes the first one. */
  create: FirstAct;
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
        columns={isOfAll ? maintenanceColumns.ofAll : maintenanceColumns.ofProject}
        filters={filtersOver(choices)}
        rowId={({ sheet }) => String(sheet.id)}
        rowHref={({ sheet }) => links.maintenanceSheet(sheet.id)}
        empty={{
          icon: Wrench,
          title: "Aún no hay hojas de mantenimiento",
          description: "Cada hoja dice qué se hizo a un equipo, cuánto costó y quién lo aprobó.",
          act: create,
        }}
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
