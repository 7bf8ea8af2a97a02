import type { maintenanceStatuses, maintenanceTypes } from "@/db/values";

export const maintenanceTypeLabels: Record<(typeof maintenanceTypes)[number], string> = {
  PREVENTIVO: "PREVENTIVO",
  CORRECTIVO: "CORRECTIVO",
};

export const maintenanceStatusLabels: Record<(typeof maintenanceStatuses)[number], string> = {
  IN_PROGRESS: "EN PROGRESO",
  COMPLETED: "COMPLETADA",
  APPROVED: "APROBADA",
};
