import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { NewProject } from "@/components/projects/new-project";
import { ProjectsTable } from "@/components/projects/projects-table";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { projectList } from "@/lib/projects/list";
import { listProjectPartners } from "@/lib/projects/list-project-partners";
import { listProjects } from "@/lib/projects/list-projects";

export const metadata: Metadata = { title: projectList.name };

export default async function ProjectsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const { ctx, query } = await openListPage(projectList, searchParams);
  const [{ rows, total }, partners] = await Promise.all([
    listProjects(ctx, pageOf(query)),
    listProjectPartners(ctx),
  ]);
  const partnerId = partners.map(({ id, name }) => ({ value: String(id), label: name }));
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
