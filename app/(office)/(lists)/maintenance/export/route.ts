import { maintenanceList } from "@/lib/maintenance/list";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { exportList } from "@/lib/next/export";

export const GET = exportList({
  list: maintenanceList,
  read: listMaintenanceSheets,
  inLots: true,
});
