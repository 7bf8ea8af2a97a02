import { FileText } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { plainTableOf } from "@/components/lists/plain-list";
import { PlainListTable } from "@/components/lists/plain-list-table";
import { HeatGridCard } from "@/components/reports/heat-grid-card";
import { PivotCard } from "@/components/reports/pivot-card";
import { RepairableList } from "@/components/reports/repairable-list";
import { ReportChart } from "@/components/reports/report-chart";
import { ReportFigures } from "@/components/reports/report-figures";
import { ReportMethod } from "@/components/reports/report-method";
import { ScheduleReport } from "@/components/reports/schedule-report";
import { Button } from "@/components/ui/button";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { openReportPage } from "@/lib/next/open-report-page";
import { asDeclared } from "@/lib/reports/as-declared";
import { availabilityConsistency } from "@/lib/reports/catalog/availability-consistency";
import { findReport } from "@/lib/reports/registry";
import { showDay } from "@/lib/values/dates";
import { repairEach } from "../../../equipment/actions";
import { schedule } from "../../../reports/actions";

type Props = { params: Promise<{ report: string }>; searchParams: Promise<SearchParams> };

const addressOf = (kept: readonly (readonly [string, string])[]) =>
  new URLSearchParams(kept.map(([name, value]) => [name, value])).toString();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findReport((await params).report)?.name ?? "Reportes" };
}

export default async function ReportScreen({ params, searchParams }: Props) {
  const { ctx, report, page, query, choices, chart, grid, pivot, kept } = await openReportPage(
    (await params).report,
    await searchParams,
  );
  const { listed, span } = page;
  const asked = addressOf(kept);
  const table = plainTableOf({
    list: asDeclared(report),
    ...{ query, choices },
    rows: listed.rows,
    total: listed.total,
    rowId: ({ id }) => id,
    ...(report.link ? { rowHref: report.link } : {}),
    create: "follows",
  });
  return (
    <>
      <PageHeader
        crumbs={[{ label: "Reportes", href: links.reports }]}
        title={report.name}
        subtitle={`${report.question} ${span ? `Del ${showDay(span.from)} al ${showDay(span.to)}.` : `Al ${showDay(ctx.today)}.`}`}
        actions={
          <>
            <ScheduleReport
              report={report.slug}
              asked={asked}
              hasSpan={report.hasSpan}
              act={schedule}
            />
            <Button asChild>
              <a href={links.reportFile(report.slug, "pdf", asked)} download>
                <FileText aria-hidden="true" />
                PDF
              </a>
            </Button>
          </>
        }
      />
      <ReportMethod method={report.method} />
      <ReportFigures page={page} />
      <ReportChart report={report} drawn={chart} />
      {grid ? <HeatGridCard grid={grid} /> : null}
      {report.slug === availabilityConsistency.slug &&
      may(ctx.caller, "equipment.repairAvailability") ? (
        <RepairableList {...table} repair={repairEach} />
      ) : (
        <PlainListTable {...table} />
      )}
      <PivotCard report={report} asked={pivot.asked} pivot={pivot.drawn} kept={kept} />
    </>
  );
}
