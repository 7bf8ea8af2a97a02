import type { chainStatuses, volumeUnits, wasteTypes } from "@/db/values";
import { type Decimal, showNumber } from "../decimal";

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

/** A volume to its last digit, without idle zeros: 23,809524. */
export const showVolume = (value: Decimal): string => showNumber(value, 6).replace(/,?0+$/, "");
