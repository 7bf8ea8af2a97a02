import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";
import { jobSpan } from "@/lib/compliance/coverage";
import { links } from "@/lib/links/pages";
import type { Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { type Day, later } from "@/lib/values/dates";
import { ProjectState } from "./project-state";

interface ProjectHeaderProps {
  project: Project;
  today: Day;
  actions: ReactNode;
}

export const ProjectHeader = ({ project, today, actions }: ProjectHeaderProps) => (
  <PageHeader
    title={project.location}
    status={<ProjectState isClosed={project.isClosed} />}
    subtitle={<TextLink href={links.partner(project.partnerId)}>{project.partnerName}</TextLink>}
    crumbs={[{ label: "Proyectos", href: links.projects }, { label: projectName(project) }]}
    actions={
      <>
        {project.isClosed ? null : <WhoMayGo project={project} today={today} />}
        {actions}
      </>
    }
  />
);

type WhoMayGoProps = Pick<ProjectHeaderProps, "project" | "today">;

const WhoMayGo = ({ project, today }: WhoMayGoProps) => (
  <Button asChild>
    <Link
      href={links.jobCompliance(
        jobSpan(later(today, project.startDate), project.endDate),
        project.block,
      )}
    >
      <ShieldCheck aria-hidden="true" />
      ¿Quién puede ir?
    </Link>
  </Button>
);
