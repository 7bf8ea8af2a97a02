import type { Metadata } from "next";
import { ProjectHistory } from "@/components/projects/project-history";
import { listChanges } from "@/lib/history/list-changes";
import { nameChanges } from "@/lib/history/name-changes";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";

export const metadata: Metadata = { title: "Historial del proyecto" };

type Props = {
  params: Promise<{ project_id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function ProjectHistoryPage({ params, searchParams }: Props) {
  const ctx = await pageContext("history.list");
  const projectId = idOfPath((await params).project_id);
  await orNotFound(getProject(ctx, { projectId }));
  const { page } = pageOf(parseListQuery(await searchParams, { sortable: [] }));
  const { rows, total } = await listChanges(ctx, { projectId, page });
  const { timeZone } = ctx;
  const changes = await nameChanges(ctx, rows);
  return <ProjectHistory {...{ changes, projectId, total, page, timeZone }} />;
}
