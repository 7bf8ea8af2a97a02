import type { chainStatuses, volumeUnits, wasteTypes } from "@/db/values";
import { chainFields } from "./fields";

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
  GALLONS: chainFields.gallons.label,
  BARRELS: chainFields.barrels.label,
  CUBIC_METERS: chainFields.cubicMeters.label,
};
