import type { routeStatuses } from "@/db/values";

export const routeStatusLabels: Record<(typeof routeStatuses)[number], string> = {
  DRAFT: "Por publicar",
  PUBLISHED: "Publicada",
};
