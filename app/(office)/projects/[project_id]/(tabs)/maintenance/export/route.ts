import { maintenanceExportColumns } from "@/lib/exports/maintenance-columns";
import { projectMaintenanceQuery } from "@/lib/maintenance/list-input";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "maintenance.list",
  name: "Mantenimiento del proyecto",
  query: projectMaintenanceQuery,
  read: (ctx, { project_id: projectId, ...asked }) =>
    listMaintenanceSheets(ctx, { ...asked, projectId }),
  inPages: true,
  columns: maintenanceExportColumns,
});
