import type { chainStatuses, volumeUnits, wasteTypes } from "@/db/values";

export const chainStatusLabels: Record<(typeof chainStatuses)[number], string> = {
  DRAFT: "BORRADOR",
  COMPLETED: "COMPLETADA",
  CANCELLED: "ANULADA",
};

export const wasteLabels: Record<(typeof wasteTypes)[number], string> = {
  "AGUAS NEGRAS": "Aguas negras",
  "AGUAS GRISES": "Aguas grises",
  "AGUA LIMPIA": "Agua limpia",
  LODOS: "Lodos",
  RIPIOS: "Ripios",
  OTROS: "Otros",
};

export const volumeUnitLabels: Record<(typeof volumeUnits)[number], string> = {
  GALLONS: "Galones",
  BARRELS: "Barriles (BBL)",
  CUBIC_METERS: "m³",
};
