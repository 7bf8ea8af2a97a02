import type { Metadata } from "next";
import { OverridesCard } from "@/components/compliance/overrides-card";
import { PeopleTable } from "@/components/compliance/people-table";
import { may } from "@/lib/auth/permissions";
import { listOverrideRows } from "@/lib/compliance/list-override-rows";
import { listPeopleMatrix } from "@/lib/compliance/list-people-matrix";
import { peopleList } from "@/lib/compliance/people-list";
import { listRecordFiles } from "@/lib/files/list-record-files";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { listSpecOf } from "@/lib/lists/declared";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { override, withdraw } from "../../../../rules/actions";

export const metadata: Metadata = { title: "Aptitud" };

type Props = {
  params: Promise<{ project_id: string }>;
  searchParams: Promise<SearchParams>;
};

/** Those of a year's work are more than anybody reads. */
const newest = { page: 1, pageSize: 50 };

export default async function ProjectFitnessPage({ params, searchParams }: Props) {
  const ctx = await pageContext("compliance.matrix");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const query = parseListQuery(await searchParams, listSpecOf(peopleList));
  const matrix = await listPeopleMatrix(ctx, { ...pageOf(query), projectId });
  const overrides = may(ctx.caller, "compliance.overrides")
    ? await listOverrideRows(ctx, { projectId, page: newest })
    : null;
  const files = await listRecordFiles(
    ctx,
    (overrides?.rows ?? []).map(({ id }) => ({ model: "compliance_override", id })),
  );
  const mayOverride = may(ctx.caller, "compliance.override") && !project.isClosed;
  return (
    <div className="grid gap-6">
      <PeopleTable
        {...{ query, projectId }}
        rows={matrix.rows}
        total={matrix.total}
        span={matrix.span}
        hasRules={matrix.hasRules}
        override={mayOverride ? override : null}
        today={ctx.today}
      />
      {overrides ? (
        <OverridesCard
          rows={overrides.rows}
          {...{ files }}
          today={ctx.today}
          projectId={projectId}
          acts={mayOverride ? { override, withdraw } : null}
        />
      ) : null}
    </div>
  );
}
