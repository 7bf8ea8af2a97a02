"use client";

import { Wrench } from "lucide-react";
import { MaintenanceState } from "@/components/maintenance/maintenance-state";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { maintenanceFields } from "@/lib/maintenance/fields";
import { maintenanceTypeLabels } from "@/lib/maintenance/labels";
import type { Maintenance } from "@/lib/maintenance/queries";
import { showDay } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";

interface WorksheetMaintenanceProps {
  sheets: Maintenance[];
  create: FirstAct;
}

export function WorksheetMaintenance({ sheets, create }: WorksheetMaintenanceProps) {
  return (
    <Card
      title="Mantenimiento del período"
      description="Se cobra cuando está completado o aprobado."
      padding="none"
      isLow
      actions={sheets.length > 0 && typeof create !== "string" ? create : null}
    >
      <PlainTable
        label="Mantenimiento del período"
        rows={sheets}
        rowKey={({ sheet }) => sheet.id}
        empty={{
          icon: Wrench,
          title: "Sin hojas de mantenimiento en el período",
          act: create,
          isLow: true,
        }}
        columns={columns}
      />
    </Card>
  );
}

const columns = [
  {
    header: maintenanceFields.sheetNumber.label,
    cell: ({ sheet }: Maintenance) => (
      <TextLink href={links.maintenanceSheet(sheet.id)}>{sheet.sheetNumber}</TextLink>
    ),
  },
  {
    header: maintenanceFields.date.label,
    cell: ({ sheet }: Maintenance) => <span className="tabular-nums">{showDay(sheet.date)}</span>,
  },
  {
    header: maintenanceFields.equipmentId.label,
    cell: ({ unit }: Maintenance) => (
      <TextLink href={links.equipment(unit.id)}>{unit.code}</TextLink>
    ),
  },
  {
    header: maintenanceFields.type.shortLabel,
    cell: ({ sheet }: Maintenance) => maintenanceTypeLabels[sheet.type],
  },
  {
    header: maintenanceFields.status.label,
    cell: ({ sheet }: Maintenance) => <MaintenanceState status={sheet.status} />,
  },
  { header: "Costo", align: "end", cell: ({ sheet }: Maintenance) => showMoney(sheet.totalCost) },
] as const;
