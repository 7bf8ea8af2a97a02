"use client";

import { Droplets } from "lucide-react";
import type { ReactNode } from "react";
import type { Column } from "@/components/ui/data-table/columns";
import { DataTable } from "@/components/ui/data-table/data-table";
import type { Filter } from "@/components/ui/data-table/filters";
import { EmptyState } from "@/components/ui/empty-state";
import { Place } from "@/components/ui/place";
import type { Option } from "@/components/ui/select";
import { chainStatuses, wasteTypes } from "@/db/values";
import { chainStatusLabels, wasteLabels } from "@/lib/custody/labels";
import type { ListedChains } from "@/lib/custody/list-chains";
import type { Chain } from "@/lib/custody/queries";
import { showDay } from "@/lib/dates";
import { type Decimal, showNumber } from "@/lib/decimal";
import { links } from "@/lib/links";
import type { ListQuery } from "@/lib/list-query";
import { ChainState } from "./chain-state";
import { ChainTotals } from "./chain-totals";

const volume = (value: Decimal | null) => (value === null ? "—" : showNumber(value, 2));

const columns: Column<Chain>[] = [
  {
    id: "consecutive",
    header: "Número",
    main: true,
    sortable: true,
    className: "tabular-nums",
    cell: ({ chain }) => chain.consecutive,
  },
  {
    id: "date",
    header: "Fecha",
    sortable: true,
    className: "tabular-nums",
    cell: ({ chain }) => showDay(chain.date),
  },
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
  {
    id: "series",
    header: "Planilla",
    sortable: true,
    className: "whitespace-nowrap",
    cell: ({ sheet }) => sheet.seriesCode,
  },
  {
    id: "waste",
    header: "Residuo",
    sortable: true,
    cell: ({ chain }) => wasteLabels[chain.waste],
  },
  {
    id: "gallons",
    header: "Galones",
    sortable: true,
    align: "end",
    cell: ({ chain }) => volume(chain.gallons),
  },
  { id: "barrels", header: "BBL", align: "end", cell: ({ chain }) => volume(chain.barrels) },
  {
    id: "cubic_meters",
    header: "m³",
    align: "end",
    cell: ({ chain }) => volume(chain.cubicMeters),
  },
  {
    id: "items",
    header: "Equipos",
    hidden: true,
    align: "end",
    cell: ({ itemCount }) => itemCount,
  },
  {
    id: "technical",
    header: "Técnico",
    hidden: true,
    cell: ({ chain }) => chain.technicalName ?? "—",
  },
  { id: "plate", header: "Placa", hidden: true, cell: ({ vehicle }) => vehicle?.plate ?? "—" },
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ chain }) => <ChainState status={chain.status} />,
  },
];

interface Choices {
  projects: readonly Option[];
  partners: readonly Option[];
}

const filtersOver = ({ projects, partners }: Choices): Filter[] => [
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: chainStatuses.map((value) => ({ value, label: chainStatusLabels[value] })),
  },
  {
    kind: "select",
    key: "waste",
    label: "Residuo",
    options: wasteTypes.map((value) => ({ value, label: wasteLabels[value] })),
  },
  { kind: "dates", key: "date", label: "Fecha" },
  { kind: "select", key: "projectId", label: "Proyecto", options: projects },
  { kind: "select", key: "partnerId", label: "Cliente", options: partners },
];

interface ChainsTableProps extends Pick<ListedChains, "rows" | "total" | "totals"> {
  query: ListQuery<string, object>;
  choices: Choices;
  /** The button that makes the first one. */
  create: ReactNode;
}

/** The custody chains of all projects, with the volumes they carried. */
export const ChainsTable = ({ choices, totals, create, ...list }: ChainsTableProps) => (
  <div className="grid gap-3">
    <DataTable
      {...list}
      id="custody"
      label="Cadenas de custodia"
      searchLabel="Buscar por número, planilla o proyecto"
      columns={columns}
      filters={filtersOver(choices)}
      rowId={({ chain }) => String(chain.id)}
      rowHref={({ chain }) => links.custodyChain(chain.id)}
      rowMuted={({ chain }) => chain.status === "CANCELLED"}
      exportHref="/custody/export"
      empty={
        <EmptyState
          icon={Droplets}
          title="Aún no hay cadenas de custodia"
          description="Cada cadena prueba qué se llevó, cuánto, de dónde y quién lo transportó."
          action={create}
        />
      }
    />
    {list.total > 0 ? <ChainTotals totals={totals} count={list.total} /> : null}
  </div>
);
