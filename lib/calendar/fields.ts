import type { NamedFields } from "../records/field";

export const eventFields = {
  projectId: { name: "project_id", label: "Proyecto" },
  title: { name: "title", label: "Título" },
  startDate: { name: "start_date", label: "Fecha de inicio", shortLabel: "Desde" },
  endDate: { name: "end_date", label: "Fecha de fin", shortLabel: "Hasta" },
  startTime: { name: "start_time", label: "Hora de inicio" },
  endTime: { name: "end_time", label: "Hora de fin" },
  description: { name: "description", label: "Descripción" },
  type: { name: "event_type", label: "Tipo", historyLabel: "Tipo de evento" },
  priority: { name: "priority", label: "Prioridad" },
  status: { name: "status", label: "Estado" },
  staffId: { name: "responsible_technical_id", label: "Técnico responsable" },
  color: { name: "color", label: "Color" },
  notes: { name: "notes", label: "Notas" },
} as const satisfies NamedFields;

export const eventItemFields = {
  eventId: { name: "calendar_event_id", label: "Evento" },
  equipmentId: { name: "resource_item_id", label: "Equipo", historyLabel: "Equipo o servicio" },
  assignmentId: { name: "project_resource_item_id", label: "Asignación" },
  description: { name: "description", label: "Descripción" },
  cost: { name: "cost", label: "Costo" },
  isCompleted: { name: "is_completed", label: "Hecho" },
  completedOn: { name: "completed_date", label: "Hecho el" },
} as const satisfies NamedFields;
