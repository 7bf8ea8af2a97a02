import { maintenanceStatusLabels, maintenanceTypeLabels } from "../maintenance/labels";
import type { Maintenance } from "../maintenance/queries";
import type { ExportColumn } from "./export-table";

/** The columns of every file of maintenance sheets. */
export const maintenanceExportColumns: readonly ExportColumn<Maintenance>[] = [
  { header: "Número", type: "text", value: ({ sheet }) => sheet.sheetNumber },
  { header: "Fecha", type: "date", value: ({ sheet }) => sheet.date },
  { header: "Código", type: "text", value: ({ unit }) => unit.code },
  { header: "Equipo", type: "text", value: ({ unit }) => unit.name },
  { header: "Campamento", type: "text", value: ({ project }) => project.location },
  { header: "Cliente", type: "text", value: ({ partner }) => partner.name },
  { header: "Tipo", type: "text", value: ({ sheet }) => maintenanceTypeLabels[sheet.type] },
  { header: "Estado", type: "text", value: ({ sheet }) => maintenanceStatusLabels[sheet.status] },
  { header: "Falla", type: "text", value: ({ sheet }) => sheet.faultDescription },
  { header: "Trabajo realizado", type: "text", value: ({ sheet }) => sheet.workPerformed },
  { header: "Repuestos", type: "text", value: ({ sheet }) => sheet.partsUsed },
  { header: "Días", type: "number", value: ({ sheet }) => sheet.days },
  { header: "Tarifa diaria", type: "money", value: ({ sheet }) => sheet.dailyRate },
  { header: "Logística", type: "money", value: ({ sheet }) => sheet.logisticsCost },
  { header: "Costo de repuestos", type: "money", value: ({ sheet }) => sheet.partsCost },
  { header: "Costo total", type: "money", value: ({ sheet }) => sheet.totalCost },
  { header: "Técnico", type: "text", value: ({ sheet }) => sheet.technicianName },
  { header: "Supervisor", type: "text", value: ({ sheet }) => sheet.supervisorName },
  { header: "Aprobada por", type: "text", value: ({ sheet }) => sheet.approvedBy },
];
