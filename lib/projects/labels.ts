import type { cardinalPoints } from "@/db/values";

export const cardinalPointLabels: Record<(typeof cardinalPoints)[number], string> = {
  N: "NORTE",
  S: "SUR",
  E: "ESTE",
  W: "OESTE",
  NE: "NORESTE",
  NW: "NOROESTE",
  SE: "SURESTE",
  SW: "SUROESTE",
};

/** "Proyecto 7 - Petrolera Amazonía", the documented `project_name`. */
export const projectName = (project: { id: number; partnerName: string }): string =>
  `Proyecto ${project.id} - ${project.partnerName}`;
