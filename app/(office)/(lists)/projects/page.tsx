import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { NewProject } from "@/components/projects/new-project";
import { ProjectsTable } from "@/components/projects/projects-table";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedPartners } from "@/lib/partners/get-searched-partners";
import { projectList } from "@/lib/projects/list";
import { listProjects } from "@/lib/projects/list-projects";

export const metadata: Metadata = { title: projectList.name };

export default async function ProjectsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(projectList, searchParams);
  const [{ rows, total }, partnerId] = await Promise.all([
    listProjects(ctx, pageOf(query)),
    getSearchedPartners(ctx, query.filters.partnerId),
  ]);
  const create = may(ctx.caller, "projects.create") ? <NewProject /> : null;
  return (
    <>
      <PageHeader title={projectList.name} actions={create} />
      <ProjectsTable
        query={query}
        rows={rows}
        total={total}
        choices={{ partnerId }}
        create={create ?? "office"}
      />
    </>
  );
}
