import { Plus } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectsTable } from "@/components/projects/projects-table";
import { Button } from "@/components/ui/button";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { projectQuery } from "@/lib/projects/input";
import { listProjectPartners } from "@/lib/projects/list-project-partners";
import { listProjects } from "@/lib/projects/list-projects";

export const metadata: Metadata = { title: "Proyectos" };

export default async function ProjectsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const ctx = await pageContext("projects.list");
  const query = parseListQuery(await searchParams, projectQuery);
  const [{ rows, total }, partners] = await Promise.all([
    listProjects(ctx, pageOf(query)),
    listProjectPartners(ctx),
  ]);
  const choices = partners.map(({ id, name }) => ({ value: String(id), label: name }));
  const create = may(ctx.caller, "projects.create") ? <NewProject /> : null;
  return (
    <>
      <PageHeader title="Proyectos" actions={create} />
      <ProjectsTable
        query={query}
        rows={rows}
        total={total}
        partners={choices}
        create={create ?? "office"}
      />
    </>
  );
}

const NewProject = () => (
  <Button asChild variant="primary">
    <Link href={links.newProject}>
      <Plus aria-hidden="true" />
      Nuevo proyecto
    </Link>
  </Button>
);
