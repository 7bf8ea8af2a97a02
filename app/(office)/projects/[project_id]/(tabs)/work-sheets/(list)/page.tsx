import type { Metadata } from "next";
import { DoubtfulCharges } from "@/components/billing/doubtful-charges";
import { ProjectWorksheets } from "@/components/worksheets/project-worksheets";
import { may } from "@/lib/auth/permissions";
import { listShownDoubts } from "@/lib/billing/list-shown-doubts";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { listWorksheetRows } from "@/lib/billing/list-worksheet-rows";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { worksheetQuery } from "@/lib/worksheets/list-input";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";
import { writeOff } from "../../../../../unbilled/actions";
import { confirmCharges, reopen, withdrawConfirmation } from "../../../../../worksheets/actions";

export const metadata: Metadata = { title: "Planillas del proyecto" };

const doubtActs = { confirm: confirmCharges, withdraw: withdrawConfirmation };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectWorksheetsPage({ params, searchParams }: Props) {
  const ctx = await pageContext("worksheets.list");
  const project_id = idOfPath((await params).project_id);
  const { isClosed } = await orNotFound(getProject(ctx, { projectId: project_id }));
  const { filters, ...asked } = parseListQuery(await searchParams, worksheetQuery);
  const { project_id: _, partner_id: __, ...chosen } = filters;
  const query = { ...asked, filters: chosen };
  const [listed, unbilled, doubts, writtenOff] = await Promise.all([
    listWorksheetRows(ctx, { ...pageOf(query), project_id }),
    listUnbilledRows(ctx, { project_id, page: null }),
    listShownDoubts(ctx, { projectId: project_id }),
    may(ctx.caller, "writeOffs.list")
      ? listWriteOffs(ctx, { projectId: project_id, page: { page: 1, pageSize: 1 } })
      : null,
  ]);
  const mayCreate = !isClosed && may(ctx.caller, "worksheets.create");
  return (
    <ProjectWorksheets
      {...{ query, listed, unbilled, writtenOff, isClosed, mayCreate }}
      projectId={project_id}
      acts={may(ctx.caller, "writeOffs.create") ? { reopen, writeOff } : null}
      doubtful={
        <DoubtfulCharges
          {...{ projectId: project_id, doubts, timeZone: ctx.timeZone }}
          acts={may(ctx.caller, "worksheets.confirmCharges") ? doubtActs : null}
        />
      }
    />
  );
}
