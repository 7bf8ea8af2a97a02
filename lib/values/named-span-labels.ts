import type { namedSpans } from "@/db/values";

export type NamedSpan = (typeof namedSpans)[number];

export const namedSpanLabels: Record<NamedSpan, string> = {
  TODAY: "Hoy",
  YESTERDAY: "Ayer",
  THIS_WEEK: "Esta semana",
  LAST_WEEK: "La semana pasada",
  THIS_MONTH: "Este mes",
  LAST_MONTH: "El mes pasado",
  THIS_YEAR: "Este año",
};
