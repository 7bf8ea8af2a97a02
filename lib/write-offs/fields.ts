import type { NamedFields } from "../records/field";

export const writeOffFields = {
  projectId: { name: "project_id", label: "Proyecto" },
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  dates: { name: "dates", label: "Días" },
  amount: { name: "amount", label: "Monto" },
  reason: { name: "reason", label: "Motivo" },
} as const satisfies NamedFields;
