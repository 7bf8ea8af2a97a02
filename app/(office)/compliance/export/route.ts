import { staffComplianceQuery } from "@/lib/compliance/input";
import { listStaffCompliance } from "@/lib/compliance/list-staff-compliance";
import { complianceExportColumns, complianceLines } from "@/lib/exports/compliance-columns";
import { exportOf } from "@/lib/next/export";
import { staffPaperLabels } from "@/lib/staff/papers";

export const GET = exportOf({
  operation: "alerts.list",
  name: "Cumplimiento de técnicos",
  query: staffComplianceQuery,
  read: complianceLines(listStaffCompliance),
  columns: complianceExportColumns(["Técnico", "Área"], staffPaperLabels),
});
