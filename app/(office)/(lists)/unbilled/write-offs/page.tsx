import type { Metadata } from "next";
import { UnbilledHeader } from "@/components/billing/unbilled-header";
import { WriteOffsTable } from "@/components/billing/write-offs-table";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedProjects } from "@/lib/projects/get-searched-projects";
import { writeOffList } from "@/lib/write-offs/list";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";
import { takeBack } from "../../../unbilled/actions";

export const metadata: Metadata = { title: writeOffList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function WriteOffsPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(writeOffList, searchParams);
  const [{ rows, total, amount }, projects] = await Promise.all([
    listWriteOffs(ctx, pageOf(query)),
    getSearchedProjects(ctx, query.filters.projectId),
  ]);
  return (
    <>
      <UnbilledHeader hasWriteOffs />
      <WriteOffsTable
        {...{ query, rows, total, amount }}
        choices={{ projectId: projects }}
        timeZone={ctx.timeZone}
        takeBack={may(ctx.caller, "writeOffs.delete") ? takeBack : null}
      />
    </>
  );
}
