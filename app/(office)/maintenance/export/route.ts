import { maintenanceExportColumns } from "@/lib/exports/maintenance-columns";
import { maintenanceQuery } from "@/lib/maintenance/list-input";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "maintenance.list",
  name: "Mantenimiento",
  query: maintenanceQuery,
  read: listMaintenanceSheets,
  inPages: true,
  columns: maintenanceExportColumns,
});
