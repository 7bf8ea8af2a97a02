import type { vaccineTypes } from "@/db/values";

export const vaccineLabels: Record<(typeof vaccineTypes)[number], string> = {
  HEPATITIS_A_B: "Hepatitis A y B",
  TETANUS: "Tétanos",
  TYPHOID: "Fiebre tifoidea",
  YELLOW_FEVER: "Fiebre amarilla",
  INFLUENZA: "Influenza",
  MEASLES: "Sarampión",
  COVID: "COVID-19",
  OTHER: "Otra vacuna",
};
