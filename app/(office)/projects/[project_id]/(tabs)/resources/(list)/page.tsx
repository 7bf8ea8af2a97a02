import type { Metadata } from "next";
import { AssignLink } from "@/components/assignments/assign-link";
import { AssignmentsTable } from "@/components/assignments/assignments-table";
import { firstAct } from "@/components/ui/empty-state";
import { assignmentQuery } from "@/lib/assignments/input";
import { listAssignmentRows } from "@/lib/assignments/list-assignment-rows";
import { may } from "@/lib/auth/permissions";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { reactivate, release, remove, update } from "../actions";

export const metadata: Metadata = { title: "Recursos del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectResourcesPage({ params, searchParams }: Props) {
  const ctx = await pageContext("assignments.list");
  const project_id = idOfPath((await params).project_id);
  const { isClosed } = await orNotFound(getProject(ctx, { projectId: project_id }));
  const query = parseListQuery(await searchParams, assignmentQuery);
  const { rows, total } = await listAssignmentRows(ctx, { ...pageOf(query), project_id });
  return (
    <AssignmentsTable
      projectId={project_id}
      query={query}
      rows={rows}
      total={total}
      today={ctx.today}
      assign={firstAct(
        may(ctx.caller, "assignments.add"),
        <AssignLink projectId={project_id} />,
        isClosed,
      )}
      acts={
        !isClosed && may(ctx.caller, "assignments.update")
          ? { update, release, reactivate, remove }
          : null
      }
    />
  );
}
