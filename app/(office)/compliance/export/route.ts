import { staffComplianceQuery } from "@/lib/compliance/input";
import { listStaffCompliance } from "@/lib/compliance/list-staff-compliance";
import { complianceColumns, linesOf } from "@/lib/exports/compliance-columns";
import { exportOf } from "@/lib/next/export";
import { staffPaperLabels } from "@/lib/staff/papers";

export const GET = exportOf({
  operation: "alerts.list",
  name: "Cumplimiento de técnicos",
  query: staffComplianceQuery,
  read: linesOf(listStaffCompliance),
  columns: complianceColumns(["Técnico", "Área"], staffPaperLabels),
});
