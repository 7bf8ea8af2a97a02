import type {
  certificateStatuses,
  vehicleCertifications,
  vehicleStatuses,
  vehicleTypes,
} from "@/db/values";

export const vehicleTypeLabels: Record<(typeof vehicleTypes)[number], string> = {
  CAMION: "Camión",
  VACUUM: "Vacuum",
  CAMIONETA: "Camioneta",
  PLATAFORMA: "Plataforma",
  AUTO: "Auto",
};

export const vehicleStatusLabels: Record<(typeof vehicleStatuses)[number], string> = {
  DISPONIBLE: "Disponible",
  "EN MANTENIMIENTO": "En mantenimiento",
  STANBY: "En espera",
};

export const certificateStatusLabels: Record<(typeof certificateStatuses)[number], string> = {
  VIGENTE: "Vigente",
  VENCIDO: "Vencido",
  "NO APLICA": "No aplica",
  "POR VENCER": "Por vencer",
  "EN TRAMITE": "En trámite",
  RECHAZADO: "Rechazado",
};

export const certificationLabels: Record<(typeof vehicleCertifications)[number], string> = {
  "INSPECCION VOLUMETRICA": "Inspección volumétrica",
  "MEDICION DE ESPESORES": "Medición de espesores",
  "INSPECCION DE SEGURIDAD": "Inspección de seguridad",
  "PRUEBA HIDROSTATICA": "Prueba hidrostática",
};
