import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { ProjectWorksheets } from "@/components/worksheets/project-worksheets";
import { may } from "@/lib/auth/permissions";
import { listShownDoubleCharges } from "@/lib/billing/list-shown-double-charges";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { idOfPath, orNotFound } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectWorksheetList } from "@/lib/worksheets/list";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";
import { writeOff } from "../../../../../unbilled/actions";
import { reopen } from "../../../../../worksheets/actions";
import { doubtActsFor } from "../../../../../worksheets/doubt-acts";

export const metadata: Metadata = { title: "Planillas del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectWorksheetsPage({ params, searchParams }: Props) {
  const { ctx, query } = await openListPage(projectWorksheetList, searchParams);
  const projectId = idOfPath((await params).project_id);
  const { isClosed } = await orNotFound(getProject(ctx, { projectId }));
  const [listed, unbilled, doubts, writtenOff] = await Promise.all([
    listWorksheetRows(ctx, { ...pageOf(query), projectId }),
    listUnbilledRows(ctx, { projectId, page: null }),
    listShownDoubleCharges(ctx, { projectId }),
    may(ctx.caller, "writeOffs.list")
      ? listWriteOffs(ctx, { projectId, page: { page: 1, pageSize: 1 } })
      : null,
  ]);
  const mayCreate = !isClosed && may(ctx.caller, "worksheets.create");
  return (
    <ProjectWorksheets
      {...{ projectId, query, listed, unbilled, writtenOff, isClosed, mayCreate }}
      acts={may(ctx.caller, "writeOffs.create") ? { reopen, writeOff } : null}
      doubtful={
        <DoubtfulCharges
          {...{ projectId, doubts, timeZone: ctx.timeZone }}
          acts={doubtActsFor(ctx.caller)}
        />
      }
    />
  );
}
