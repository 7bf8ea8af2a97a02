import type { Metadata } from "next";
import { UnbilledLink } from "@/components/billing/unbilled-link";
import { PageHeader } from "@/components/layout/page-header";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { WorksheetsTable } from "@/components/worksheets/worksheets-table";
import { may } from "@/lib/auth/permissions";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { listPartners } from "@/lib/partners/list-partners";
import { projectName } from "@/lib/projects/labels";
import { listProjectNames } from "@/lib/projects/list-project-names";
import { worksheetQuery } from "@/lib/worksheets/list-input";

export const metadata: Metadata = { title: "Planillas" };

export default async function WorksheetsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("worksheets.list");
  const query = parseListQuery(await searchParams, worksheetQuery);
  const [{ rows, total, totals }, projects, partners] = await Promise.all([
    listWorksheetRows(ctx, pageOf(query)),
    listProjectNames(ctx),
    listPartners(ctx, { page: null }),
  ]);
  const choices = {
    projects: projects.map((row) => ({ value: String(row.id), label: projectName(row) })),
    partners: partners.rows.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  return (
    <>
      <PageHeader title="Planillas" actions={<UnbilledLink />} />
      <WorksheetsTable
        {...{ query, rows, total, totals, choices }}
        exportHref={`${links.worksheets}/export`}
        create={firstAct(may(ctx.caller, "worksheets.create"), <ToProjects />)}
      />
    </>
  );
}
