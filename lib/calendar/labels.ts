import type { eventPriorities, eventStatuses, eventTypes } from "@/db/values";

export const eventTypeLabels: Record<(typeof eventTypes)[number], string> = {
  MAINTENANCE: "Mantenimiento",
  INSTALLATION: "Instalación",
  REMOVAL: "Retiro",
  INSPECTION: "Inspección",
  OTHER: "Otro",
};

export const eventPriorityLabels: Record<(typeof eventPriorities)[number], string> = {
  LOW: "Baja",
  MEDIUM: "Media",
  HIGH: "Alta",
  URGENT: "Urgente",
};

export const eventStatusLabels: Record<(typeof eventStatuses)[number], string> = {
  SCHEDULED: "Programado",
  IN_PROGRESS: "En curso",
  COMPLETED: "Completado",
  CANCELLED: "Cancelado",
};
