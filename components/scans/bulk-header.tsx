import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { Project } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";

/** The head of the bulk upload, with the way back to the project's documents. */
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
