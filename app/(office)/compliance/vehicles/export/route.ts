import { vehicleComplianceQuery } from "@/lib/compliance/input";
import { listVehicleCompliance } from "@/lib/compliance/list-vehicle-compliance";
import { complianceExportColumns, complianceLines } from "@/lib/exports/compliance-columns";
import { exportOf } from "@/lib/next/export";
import { vehiclePaperLabels } from "@/lib/vehicles/papers";

export const GET = exportOf({
  operation: "alerts.list",
  name: "Cumplimiento de vehículos",
  query: vehicleComplianceQuery,
  read: complianceLines(listVehicleCompliance),
  columns: complianceExportColumns(["Placa", "Vehículo"], vehiclePaperLabels),
});
