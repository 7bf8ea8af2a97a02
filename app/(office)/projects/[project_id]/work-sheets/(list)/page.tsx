import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { UnbilledCard } from "@/components/billing/unbilled-card";
import { Button } from "@/components/ui/button";
import { WorksheetsTable } from "@/components/worksheets/worksheets-table";
import { may } from "@/lib/auth/permissions";
import { listUnbilledRows } from "@/lib/billing/list-unbilled-rows";
import { links } from "@/lib/links";
import { parseListQuery, type SearchParams } from "@/lib/list-query";
import { pageOf } from "@/lib/listing";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { worksheetQuery } from "@/lib/worksheets/list-input";
import { listWorksheetRows } from "@/lib/worksheets/list-worksheet-rows";

export const metadata: Metadata = { title: "Planillas del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectWorksheetsPage({ params, searchParams }: Props) {
  const ctx = await pageContext("worksheets.list");
  const project_id = idOfPath((await params).project_id);
  const { isClosed } = await orNotFound(getProject(ctx, { projectId: project_id }));
  const { filters, ...asked } = parseListQuery(await searchParams, worksheetQuery);
  const { project_id: _, partner_id: __, ...chosen } = filters;
  const query = { ...asked, filters: chosen };
  const [listed, unbilled] = await Promise.all([
    listWorksheetRows(ctx, { ...pageOf(query), project_id }),
    listUnbilledRows(ctx, { project_id, page: null }),
  ]);
  const mayCreate = !isClosed && may(ctx.visit, "worksheets.create");
  const create = mayCreate ? <NewWorksheet projectId={project_id} /> : null;
  return (
    <div className="grid gap-6">
      {listed.total > 0 && create ? (
        <div className="-mb-2 flex justify-end print:hidden">{create}</div>
      ) : null}
      <WorksheetsTable
        query={query}
        rows={listed.rows}
        total={listed.total}
        totals={listed.totals}
        create={create}
        exportHref={`${links.projectWorksheets(project_id)}/export`}
      />
      <UnbilledCard
        projectId={project_id}
        rows={unbilled.rows}
        amount={unbilled.amount}
        mayCreate={mayCreate}
      />
    </div>
  );
}

const NewWorksheet = ({ projectId }: { projectId: number }) => (
  <Button asChild variant="primary">
    <Link href={links.newWorksheet(projectId)}>
      <Plus aria-hidden="true" />
      Nueva planilla
    </Link>
  </Button>
);
