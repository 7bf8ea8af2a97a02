import type { vehicleCertifications } from "@/db/values";

export const certificationLabels: Record<(typeof vehicleCertifications)[number], string> = {
  "INSPECCION VOLUMETRICA": "Inspección volumétrica",
  "MEDICION DE ESPESORES": "Medición de espesores",
  "INSPECCION DE SEGURIDAD": "Inspección de seguridad",
  "PRUEBA HIDROSTATICA": "Prueba hidrostática",
};
