import type { fitnessFilters } from "./compliance";
import type { Coverage } from "./coverage";

export const coverageLabels: Record<Coverage, string> = {
  expired: "Vencido al inicio",
  missing: "Falta",
  ending: "Vence durante",
  whole: "Vigente hasta",
};

export const fitnessLabels: Record<(typeof fitnessFilters)[number], string> = {
  problems: "Solo con problemas",
  fit: "Solo aptos",
};
