import type { NamedFields } from "../records/field";

export const crewFields = {
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  staffId: { name: "technical_id", label: "Técnico", formLabel: "Quién suele ir" },
  vehicleId: { name: "vehicle_id", label: "Vehículo", formLabel: "En qué vehículo" },
} as const satisfies NamedFields;

export const routeFields = {
  date: { name: "date", label: "Fecha" },
  staffId: { name: "technical_id", label: "Técnico" },
  vehicleId: { name: "vehicle_id", label: "Vehículo" },
  status: { name: "status", label: "Estado" },
  notes: { name: "notes", label: "Notas" },
  publishedAt: { name: "published_at", label: "Publicada el" },
} as const satisfies NamedFields;

export const stopFields = {
  routeId: { name: "route_id", label: "Ruta" },
  position: { name: "position", label: "Orden" },
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  plannedDate: { name: "planned_date", label: "Fecha prevista" },
  eventId: { name: "calendar_event_id", label: "Evento" },
  windowStart: { name: "window_start", label: "No antes de" },
  windowEnd: { name: "window_end", label: "No después de" },
  minutes: { name: "minutes", label: "Minutos" },
  notes: { name: "notes", label: "Notas" },
} as const satisfies NamedFields;
