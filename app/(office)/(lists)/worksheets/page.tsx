import type { Metadata } from "next";
import { UnbilledLink } from "@/components/billing/unbilled-link";
import { PageHeader } from "@/components/layout/page-header";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { WorksheetsTable } from "@/components/worksheets/worksheets-table";
import { may } from "@/lib/auth/permissions";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { listPartners } from "@/lib/partners/list-partners";
import { projectName } from "@/lib/projects/labels";
import { listProjectNames } from "@/lib/projects/list-project-names";
import { worksheetList } from "@/lib/worksheets/list";

export const metadata: Metadata = { title: worksheetList.name };

export default async function WorksheetsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(worksheetList, searchParams);
  const [{ rows, total, totals }, projects, partners] = await Promise.all([
    listWorksheetRows(ctx, pageOf(query)),
    listProjectNames(ctx),
    listPartners(ctx, { page: null }),
  ]);
  const choices = {
    projectId: projects.map((row) => ({ value: String(row.id), label: projectName(row) })),
    partnerId: partners.rows.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return (
    <>
      <PageHeader title={worksheetList.name} actions={<UnbilledLink />} />
      <WorksheetsTable
        {...{ query, rows, total, totals, choices }}
        create={firstAct(may(ctx.caller, "worksheets.create"), <ToProjects />)}
      />
    </>
  );
}
