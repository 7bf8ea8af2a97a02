import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectForm } from "@/components/projects/project-form";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links/pages";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { getSettings } from "@/lib/settings/get-settings";
import { createChoice } from "../../../partners/actions";
import { update } from "../../actions";

export const metadata: Metadata = { title: "Editar proyecto" };

export default async function EditProjectPage({
  params,
}: {
  params: Promise<{ project_id: string }>;
}) {
  const ctx = await pageContext("projects.update");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const { operatorBlocks } = await getSettings(ctx);
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
      <ProjectForm
        blocks={operatorBlocks}
        project={project}
        save={update}
        createPartner={may(ctx.caller, "partners.create") ? createChoice : null}
      />
    </>
  );
}
