"use client";

import { Wrench } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { links } from "@/lib/links/pages";
import { maintenanceList, projectMaintenanceList } from "@/lib/maintenance/list";
import type { ListedMaintenance } from "@/lib/maintenance/list-sheets";
import type { Maintenance } from "@/lib/maintenance/queries";
import { showMoney } from "@/lib/values/decimal";
import { maintenanceCells } from "./maintenance-cells";

interface MaintenanceTableProps
  extends ShownList<Maintenance>,
    Pick<ListedMaintenance, "totalCost"> {
  isOfProject?: boolean;
}

export const MaintenanceTable = ({ isOfProject, totalCost, ...shown }: MaintenanceTableProps) => (
  <div className="grid gap-3">
    <DeclaredTable
      {...shown}
      list={isOfProject ? projectMaintenanceList : maintenanceList}
      cells={maintenanceCells}
      icon={Wrench}
      rowId={({ sheet }) => String(sheet.id)}
      rowHref={({ sheet }) => links.maintenanceSheet(sheet.id)}
    />
    {shown.total > 0 ? (
      <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 rounded-card border border-line bg-surface px-5 py-3 shadow-card print:shadow-none">
        <span className="text-muted text-xs">
          Costo {shown.total === 1 ? "de 1 hoja" : `de ${shown.total} hojas`}
        </span>
        <span className="font-semibold text-ink tabular-nums">{showMoney(totalCost)}</span>
      </p>
    ) : null}
  </div>
);
