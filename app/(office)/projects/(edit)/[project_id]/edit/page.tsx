import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectForm } from "@/components/projects/project-form";
import { links } from "@/lib/links";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { searchPartners, update } from "../../../actions";

export const metadata: Metadata = { title: "Editar proyecto" };

export default async function EditProjectPage({
  params,
}: {
  params: Promise<{ project_id: string }>;
}) {
  const ctx = await pageContext("projects.update");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  if (project.isClosed) redirect(links.project(projectId));
  return (
    <>
      <PageHeader
        title={`Editar ${projectName(project)}`}
        crumbs={[
          { label: "Proyectos", href: links.projects },
          { label: projectName(project), href: links.project(projectId) },
          { label: "Editar" },
        ]}
      />
      <ProjectForm project={project} save={update} searchPartners={searchPartners} />
    </>
  );
}
