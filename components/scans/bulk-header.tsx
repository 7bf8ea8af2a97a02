import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";

export const BulkHeader = ({ project }: { project: Project }) => (
  <PageHeader
    title="Carga masiva"
    subtitle={`Hojas de cadenas de custodia · ${project.partnerName} · ${project.location}`}
    crumbs={[
      { label: projectName(project), href: links.project(project.id) },
      { label: "Documentos", href: links.projectDocuments(project.id) },
      { label: "Carga masiva" },
    ]}
  />
);
