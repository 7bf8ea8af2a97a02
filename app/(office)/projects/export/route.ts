import { exportOf } from "@/lib/next/export";
import { projectQuery } from "@/lib/projects/input";
import { cardinalPointLabels } from "@/lib/projects/labels";
import { listProjects } from "@/lib/projects/list-projects";

export const GET = exportOf({
  operation: "projects.list",
  name: "Proyectos",
  query: projectQuery,
  read: listProjects,
  inPages: true,
  columns: [
    { header: "Proyecto", type: "number", value: (project) => project.id },
    { header: "Cliente", type: "text", value: (project) => project.partnerName },
    { header: "Campamento", type: "text", value: (project) => project.location },
    {
      header: "Punto cardinal",
      type: "text",
      value: ({ cardinalPoint }) => cardinalPoint && cardinalPointLabels[cardinalPoint],
    },
    { header: "Inicio", type: "date", value: (project) => project.startDate },
    { header: "Fin", type: "date", value: (project) => project.endDate },
    { header: "Contacto", type: "text", value: (project) => project.contactName },
    { header: "Teléfono", type: "text", value: (project) => project.contactPhone },
    { header: "Bloque", type: "text", value: (project) => project.block },
    { header: "Equipos en sitio", type: "number", value: (project) => project.unitCount },
    { header: "Cerrado", type: "boolean", value: (project) => project.isClosed },
    { header: "Notas", type: "text", value: (project) => project.notes },
  ],
});
