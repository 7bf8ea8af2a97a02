export const vehicleTypes = ["CAMION", "VACUUM", "CAMIONETA", "PLATAFORMA", "AUTO"] as const;

export const vehicleStatuses = ["DISPONIBLE", "EN MANTENIMIENTO", "STANBY"] as const;

export const certificateStatuses = [
  "VIGENTE",
  "VENCIDO",
  "NO APLICA",
  "POR VENCER",
  "EN TRAMITE",
  "RECHAZADO",
] as const;

export const vehicleCertifications = [
  "INSPECCION VOLUMETRICA",
  "MEDICION DE ESPESORES",
  "INSPECCION DE SEGURIDAD",
  "PRUEBA HIDROSTATICA",
] as const;
