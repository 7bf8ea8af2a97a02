import type { Metadata } from "next";
import { UnbilledHeader } from "@/components/billing/unbilled-header";
import { UnbilledTable } from "@/components/billing/unbilled-table";
import { may } from "@/lib/auth/permissions";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { unbilledList } from "@/lib/billing/unbilled-list";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { orNotFound } from "@/lib/next/page-context";
import { getSearchedProjects } from "@/lib/projects/get-searched-projects";
import { writeOff } from "../../unbilled/actions";
import { reopen } from "../../worksheets/actions";

export const metadata: Metadata = { title: unbilledList.name };

export default async function UnbilledPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(unbilledList, searchParams);
  const [{ rows, total, amount }, projects] = await Promise.all([
    orNotFound(listUnbilledRows(ctx, pageOf(query))),
    getSearchedProjects(ctx, query.filters.projectId),
  ]);
  return (
    <>
      <UnbilledHeader hasWriteOffs={may(ctx.caller, "writeOffs.list")} />
      <UnbilledTable
        {...{ query, rows, total, amount }}
        choices={{ projectId: projects }}
        acts={may(ctx.caller, "writeOffs.create") ? { reopen, writeOff } : null}
      />
    </>
  );
}
