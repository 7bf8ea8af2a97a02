import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links";
import type { Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { ProjectState } from "./project-state";

/** The head of a project's workspace: where it is, whose, and in which state. */
export const ProjectHeader = ({ project, actions }: { project: Project; actions: ReactNode }) => (
  <PageHeader
    title={project.location}
    status={<ProjectState isClosed={project.isClosed} />}
    subtitle={<TextLink href={links.partner(project.partnerId)}>{project.partnerName}</TextLink>}
    crumbs={[{ label: "Proyectos", href: links.projects }, { label: projectName(project) }]}
    actions={actions}
  />
);
