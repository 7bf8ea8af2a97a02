"use client";

import { Truck } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { filesInBulk } from "@/components/lists/files-in-bulk";
import type { CellsOf } from "@/components/lists/screen-columns";
import { outlookCells } from "@/components/papers/outlook-cells";
import type { VehicleRow } from "@/lib/alerts/list-vehicles-by-expiry";
import { vehicleList } from "@/lib/alerts/vehicle-list";
import { links } from "@/lib/links/pages";
import { vehicleTypeLabels } from "@/lib/vehicles/labels";
import { VehicleState } from "./vehicle-state";

const cells: CellsOf<typeof vehicleList> = {
  plate: {
    className: "whitespace-nowrap tabular-nums",
    cell: ({ plate, type }) => (
      <span className="block">
        <span className="block">{plate}</span>
        <span className="block font-normal text-muted text-xs">{vehicleTypeLabels[type]}</span>
      </span>
    ),
  },
  brand: { cell: ({ brand, model }) => [brand, model].filter(Boolean).join(" ") },
  ...outlookCells,
  status: { cell: ({ status, isActive }) => <VehicleState status={status} isActive={isActive} /> },
  year: { align: "end" },
};

export const VehiclesTable = (shown: ShownList<VehicleRow>) => (
  <DeclaredTable
    {...shown}
    list={vehicleList}
    cells={cells}
    icon={Truck}
    rowHref={({ id }) => links.vehicle(id)}
    bulkActions={filesInBulk("vehicle")}
    rowMuted={({ isActive }) => !isActive}
  />
);
