import type { Metadata } from "next";
import { UnbilledLink } from "@/components/billing/unbilled-link";
import { PageHeader } from "@/components/layout/page-header";
import { ToProjects } from "@/components/projects/to-projects";
import { firstAct } from "@/components/ui/empty-state";
import { MonthSheetsLink } from "@/components/worksheets/month-sheets-link";
import { WorksheetsTable } from "@/components/worksheets/worksheets-table";
import { may } from "@/lib/auth/permissions";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getProjectChoices } from "@/lib/projects/get-project-choices";
import { worksheetList } from "@/lib/worksheets/list";
import { reopenEach, updateEach } from "../../worksheets/actions";

export const metadata: Metadata = { title: worksheetList.name };

export default async function WorksheetsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(worksheetList, searchParams);
  const [{ rows, total, totals }, choices] = await Promise.all([
    listWorksheetRows(ctx, pageOf(query)),
    getProjectChoices(ctx, query.filters),
  ]);
  return (
    <>
      <PageHeader
        title={worksheetList.name}
        actions={
          <>
            <UnbilledLink />
            {may(ctx.caller, "worksheets.createMonth") ? <MonthSheetsLink /> : null}
          </>
        }
      />
      <WorksheetsTable
        {...{ query, rows, total, totals, choices }}
        inBulk={
          may(ctx.caller, "worksheets.update")
            ? { liquidate: updateEach, reopen: reopenEach }
            : null
        }
        create={firstAct(may(ctx.caller, "worksheets.create"), <ToProjects />)}
      />
    </>
  );
}
