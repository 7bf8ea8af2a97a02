import { LinkTabs } from "@/components/ui/link-tabs";
import { links } from "@/lib/links/pages";

interface ProjectTabsProps {
  projectId: number;
  assignmentCount: number;
  canSeeHistory: boolean;
}

export function ProjectTabs({ projectId, assignmentCount, canSeeHistory }: ProjectTabsProps) {
  const history = { href: links.projectHistory(projectId), label: "Historial" };
  return (
    <LinkTabs
      label="Secciones del proyecto"
      className="mb-6"
      tabs={[
        { href: links.projectResources(projectId), label: "Recursos", count: assignmentCount },
        { href: links.projectWorksheets(projectId), label: "Planillas" },
        { href: links.projectCalendar(projectId), label: "Calendario" },
        { href: links.projectShipping(projectId), label: "Guías" },
        { href: links.projectMaintenance(projectId), label: "Mantenimiento" },
        { href: links.projectDocuments(projectId), label: "Documentos" },
        { href: links.projectFitness(projectId), label: "Aptitud" },
        { href: links.projectCosts(projectId), label: "Costos" },
        { href: links.projectPending(projectId), label: "Pendientes" },
        ...(canSeeHistory ? [history] : []),
      ]}
    />
  );
}
