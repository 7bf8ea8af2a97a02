import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectActions } from "@/components/projects/project-actions";
import { ProjectData } from "@/components/projects/project-data";
import { ProjectState } from "@/components/projects/project-state";
import { ProjectTabs } from "@/components/projects/project-tabs";
import { TextLink } from "@/components/ui/text-link";
import { may } from "@/lib/auth/permissions";
import { links } from "@/lib/links";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { countLiveAssignments } from "@/lib/projects/queries";
import { close, remove, review } from "../actions";

type Props = { params: Promise<{ project_id: string }>; children: ReactNode };

export default async function ProjectLayout({ params, children }: Props) {
  const ctx = await pageContext("projects.get");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const assignmentCount = await countLiveAssignments(ctx, projectId);
  return (
    <>
      <PageHeader
        title={project.location}
        status={<ProjectState isClosed={project.isClosed} />}
        subtitle={
          <TextLink href={links.partner(project.partnerId)}>{project.partnerName}</TextLink>
        }
        crumbs={[{ label: "Proyectos", href: links.projects }, { label: projectName(project) }]}
        actions={
          <ProjectActions
            project={{ id: projectId, name: projectName(project), isClosed: project.isClosed }}
            assignmentCount={assignmentCount}
            canUpdate={may(ctx.visit, "projects.update")}
            canDelete={may(ctx.visit, "projects.delete")}
            canClose={may(ctx.visit, "closure.close")}
            {...{ review, close, remove }}
          />
        }
      />
      <ProjectData project={project} />
      <ProjectTabs
        projectId={projectId}
        assignmentCount={assignmentCount}
        canSeeHistory={may(ctx.visit, "history.list")}
      />
      {children}
    </>
  );
}
