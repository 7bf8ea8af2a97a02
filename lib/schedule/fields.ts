import type { NamedFields } from "../records/field";

export const visitFields = {
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  plannedDate: { name: "planned_date", label: "Fecha prevista" },
  status: { name: "status", label: "Estado", formLabel: "Qué pasó con la visita" },
  movedTo: { name: "moved_to", label: "Pasada al", formLabel: "Nueva fecha" },
  reason: { name: "reason", label: "Motivo", formLabel: "Por qué no se hace" },
  staffId: { name: "technical_id", label: "Técnico" },
  notes: { name: "notes", label: "Notas" },
} as const satisfies NamedFields;
