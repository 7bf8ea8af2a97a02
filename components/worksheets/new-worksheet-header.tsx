import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";

export const NewWorksheetHeader = ({ project }: { project: Project }) => (
  <PageHeader
    title="Nueva planilla"
    crumbs={[
      { label: "Proyectos", href: links.projects },
      { label: projectName(project), href: links.project(project.id) },
      { label: "Planillas", href: links.projectWorksheets(project.id) },
      { label: "Nueva planilla" },
    ]}
  />
);
