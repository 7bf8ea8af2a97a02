import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ReportIndex } from "@/components/reports/report-index";
import { SchedulesCard } from "@/components/reports/schedules-card";
import { pageContext } from "@/lib/next/page-context";
import { listSchedules } from "@/lib/report-schedules/list-schedules";
import { shownSchedule } from "@/lib/report-schedules/schedule-words";
import { listReports } from "@/lib/reports/registry";
import { unschedule } from "../../reports/actions";

export const metadata: Metadata = { title: "Reportes" };

export default async function ReportsPage() {
  const ctx = await pageContext("reports.list");
  const schedules = (await listSchedules(ctx)).map(shownSchedule);
  const reports = listReports(ctx.caller).map(({ slug, group, name, question }) => ({
    ...{ slug, group, name, question },
  }));
  return (
    <>
      <PageHeader title="Reportes" subtitle="Lo que se pregunta de todo a la vez" />
      <SchedulesCard schedules={schedules} remove={unschedule} />
      <ReportIndex reports={reports} />
    </>
  );
}
