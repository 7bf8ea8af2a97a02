import { LinkTabs } from "@/components/ui/link-tabs";
import { links } from "@/lib/links/pages";

interface ProjectTabsProps {
  projectId: number;
  assignmentCount: number;
  mayDo: { seeSheets: boolean; seeCosts: boolean; seeHistory: boolean };
}

export function ProjectTabs({ projectId, assignmentCount, mayDo }: ProjectTabsProps) {
  const sheets = { href: links.projectWorksheets(projectId), label: "Planillas" };
  const costs = { href: links.projectCosts(projectId), label: "Costos" };
  const history = { href: links.projectHistory(projectId), label: "Historial" };
  return (
    <LinkTabs
      label="Secciones del proyecto"
      className="mb-6"
      tabs={[
        { href: links.projectResources(projectId), label: "Recursos", count: assignmentCount },
        ...(mayDo.seeSheets ? [sheets] : []),
        { href: links.projectCalendar(projectId), label: "Calendario" },
        { href: links.projectShipping(projectId), label: "Guías" },
        { href: links.projectMaintenance(projectId), label: "Mantenimiento" },
        { href: links.projectDocuments(projectId), label: "Documentos" },
        { href: links.projectFitness(projectId), label: "Aptitud" },
        ...(mayDo.seeCosts ? [costs] : []),
        { href: links.projectPending(projectId), label: "Pendientes" },
        ...(mayDo.seeHistory ? [history] : []),
      ]}
    />
  );
}
