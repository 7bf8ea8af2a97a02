import type { Metadata } from "next";
import { ProjectPending } from "@/components/pending/project-pending";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getPendingPage } from "@/lib/pending/get-pending-page";
import { pendingQuery } from "@/lib/pending/input";

export const metadata: Metadata = { title: "Pendientes del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectPendingPage({ params, searchParams }: Props) {
  const ctx = await pageContext("pending.list");
  const projectId = idOfPath((await params).project_id);
  const query = parseListQuery(await searchParams, pendingQuery);
  const found = await orNotFound(getPendingPage(ctx, { ...pageOf(query), projectId }));
  return <ProjectPending {...{ ...found, projectId, query }} />;
}
