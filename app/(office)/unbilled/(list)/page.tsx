import type { Metadata } from "next";
import { UnbilledHeader } from "@/components/billing/unbilled-header";
import { UnbilledTable } from "@/components/billing/unbilled-table";
import { may } from "@/lib/auth/permissions";
import { unbilledQuery } from "@/lib/billing/input";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { orNotFound, pageContext } from "@/lib/next/page-context";
import { projectName } from "@/lib/projects/labels";
import { listProjectNames } from "@/lib/projects/list-project-names";
import { reopen } from "../../worksheets/actions";
import { writeOff } from "../actions";

export const metadata: Metadata = { title: "Hecho y no facturado" };

export default async function UnbilledPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("worksheets.unbilled");
  const query = parseListQuery(await searchParams, unbilledQuery);
  const [{ rows, total, amount }, projects] = await Promise.all([
    orNotFound(listUnbilledRows(ctx, pageOf(query))),
    listProjectNames(ctx),
  ]);
  return (
    <>
      <UnbilledHeader hasWriteOffs={may(ctx.caller, "writeOffs.list")} />
      <UnbilledTable
        {...{ query, rows, total, amount }}
        projects={projects.map((row) => ({ value: String(row.id), label: projectName(row) }))}
        acts={may(ctx.caller, "writeOffs.create") ? { reopen, writeOff } : null}
      />
    </>
  );
}
