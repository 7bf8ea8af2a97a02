"use client";

import { Truck } from "lucide-react";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { outlookColumns } from "@/components/papers/outlook-cells";
import { papersFilter } from "@/components/papers/papers-filter";
import type { FirstAct } from "@/components/ui/empty-state";
import { vehicleStatuses, vehicleTypes } from "@/db/values";
import type { VehicleRow } from "@/lib/alerts/list-vehicles-by-expiry";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { vehicleStatusLabels, vehicleTypeLabels } from "@/lib/vehicles/labels";
import { VehicleState } from "./vehicle-state";

const columns: ListColumn<VehicleRow>[] = [
  {
    id: "plate",
    header: "Placa",
    main: true,
    sortable: true,
    className: "whitespace-nowrap tabular-nums",
    cell: ({ plate, type }) => (
      <span className="block">
        <span className="block">{plate}</span>
        <span className="block font-normal text-muted text-xs">{vehicleTypeLabels[type]}</span>
      </span>
    ),
  },
  {
    id: "brand",
    header: "Marca y modelo",
    sortable: true,
    cell: ({ brand, model }) => [brand, model].filter(Boolean).join(" "),
  },
  ...outlookColumns,
  {
    id: "status",
    header: "Estado",
    sortable: true,
    cell: ({ status, isActive }) => <VehicleState status={status} isActive={isActive} />,
  },
  {
    id: "type",
    header: "Tipo",
    sortable: true,
    hidden: true,
    cell: ({ type }) => vehicleTypeLabels[type],
  },
  { id: "owner", header: "Propietario", hidden: true, cell: ({ owner }) => owner },
  {
    id: "year",
    header: "Año",
    hidden: true,
    sortable: true,
    align: "end",
    cell: ({ year }) => year ?? "—",
  },
];

const filters: Filter[] = [
  papersFilter,
  {
    kind: "select",
    key: "type",
    label: "Tipo",
    options: vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] })),
  },
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: vehicleStatuses.map((value) => ({ value, label: vehicleStatusLabels[value] })),
  },
  { kind: "boolean", key: "isActive", label: "Activo", yes: "Activo", no: "Inactivo" },
];

interface VehiclesTableProps {
  query: ListQuery<string, object>;
  rows: VehicleRow[];
  total: number;
  /** What makes the first one. */
  create: FirstAct;
}

/** The vehicles, those with the worst papers first. */
export const VehiclesTable = ({ create, ...list }: VehiclesTableProps) => (
  <DataTable
    {...list}
    id="vehicles"
    label="Vehículos"
    searchLabel="Buscar por placa, marca o modelo"
    columns={columns}
    filters={filters}
    rowId={({ id }) => String(id)}
    rowHref={({ id }) => links.vehicle(id)}
    rowMuted={({ isActive }) => !isActive}
    exportHref="/vehicles/export"
    empty={{
      icon: Truck,
      title: "Aún no hay vehículos",
      description: "Cada vehículo reúne su matrícula, póliza, revisión, certificaciones y pases.",
      act: create,
    }}
  />
);
