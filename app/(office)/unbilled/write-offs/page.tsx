import type { Metadata } from "next";
import { UnbilledHeader } from "@/components/billing/unbilled-header";
import { WriteOffsTable } from "@/components/billing/write-offs-table";
import { may } from "@/lib/auth/permissions";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { projectName } from "@/lib/projects/labels";
import { listProjectNames } from "@/lib/projects/list-project-names";
import { writeOffQuery } from "@/lib/write-offs/input";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";
import { takeBack } from "../actions";

export const metadata: Metadata = { title: "No se cobrará" };

type Props = { searchParams: Promise<SearchParams> };

export default async function WriteOffsPage({ searchParams }: Props) {
  const ctx = await pageContext("writeOffs.list");
  const query = parseListQuery(await searchParams, writeOffQuery);
  const [{ rows, total, amount }, projects] = await Promise.all([
    listWriteOffs(ctx, pageOf(query)),
    listProjectNames(ctx),
  ]);
  return (
    <>
      <UnbilledHeader hasWriteOffs />
      <WriteOffsTable
        {...{ query, rows, total, amount }}
        projects={projects.map((row) => ({ value: String(row.id), label: projectName(row) }))}
        timeZone={ctx.timeZone}
        takeBack={may(ctx.caller, "writeOffs.delete") ? takeBack : null}
      />
    </>
  );
}
