"use client";

import { Wrench } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { filesInBulk } from "@/components/lists/files-in-bulk";
import { ListTotals } from "@/components/lists/list-totals";
import { links } from "@/lib/links/pages";
import { maintenanceFields } from "@/lib/maintenance/fields";
import { maintenanceList, projectMaintenanceList } from "@/lib/maintenance/list";
import type { Maintenance } from "@/lib/maintenance/queries";
import { counted } from "@/lib/values/count-text";
import { type Decimal, showMoney } from "@/lib/values/decimal";
import { maintenanceCells } from "./maintenance-cells";

interface MaintenanceTableProps extends ShownList<Maintenance> {
  /** Null for who may not see money. */
  totalCost: Decimal | null;
  isOfProject?: boolean;
}

export const MaintenanceTable = ({ isOfProject, totalCost, ...shown }: MaintenanceTableProps) => (
  <DeclaredTable
    {...shown}
    list={isOfProject ? projectMaintenanceList : maintenanceList}
    cells={maintenanceCells}
    icon={Wrench}
    rowId={({ sheet }) => String(sheet.id)}
    rowHref={({ sheet }) => links.maintenanceSheet(sheet.id)}
    bulkActions={filesInBulk("maintenance_sheet")}
    totals={
      <ListTotals
        of={counted(shown.total, "hoja", "hojas")}
        figures={
          totalCost === null
            ? []
            : [{ label: maintenanceFields.totalCost.label, value: showMoney(totalCost) }]
        }
      />
    }
  />
);
