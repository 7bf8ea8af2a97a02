import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ReportIndex } from "@/components/reports/report-index";
import { pageContext } from "@/lib/next/page-context";
import { listReports } from "@/lib/reports/registry";

export const metadata: Metadata = { title: "Reportes" };

export default async function ReportsPage() {
  const { caller } = await pageContext("reports.list");
  return (
    <>
      <PageHeader title="Reportes" subtitle="Lo que se pregunta de todo a la vez" />
      <ReportIndex reports={listReports(caller)} />
    </>
  );
}
