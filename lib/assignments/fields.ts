import type { NamedFields } from "../records/field";

/** What the fields of an assignment are called. */
export const assignmentFields = {
  projectId: { name: "project_id", label: "Proyecto" },
  equipmentId: { name: "resource_item_id", label: "Equipo o servicio" },
  kind: { name: "type_resource", label: "Clase" },
  description: { name: "detailed_description", label: "Descripción" },
  servedEquipmentId: {
    name: "physical_equipment_id",
    label: "Equipo atendido",
    formLabel: "Equipo que atiende",
  },
  cost: { name: "cost", label: "Tarifa", historyLabel: "Costo" },
  frequencyType: { name: "frequency_type", label: "Frecuencia" },
  intervalDays: { name: "interval_days", label: "Cada cuántos días", historyLabel: "Cada (días)" },
  weekdays: { name: "weekdays", label: "Días de la semana" },
  monthdays: { name: "monthdays", label: "Días del mes" },
  startDate: {
    name: "operation_start_date",
    label: "Inicio",
    historyLabel: "Inicio de operación",
    shortLabel: "Desde",
  },
  endDate: { name: "operation_end_date", label: "Fin", historyLabel: "Fin de operación" },
  expectedReturnDate: { name: "expected_return_date", label: "Retorno previsto" },
  isRetired: { name: "is_retired", label: "Retirado", historyLabel: "Retirada" },
  retirementDate: { name: "retirement_date", label: "Fecha de retiro" },
  retirementReason: {
    name: "retirement_reason",
    label: "Motivo de retiro",
    formLabel: "Motivo",
    historyLabel: "Motivo del retiro",
  },
  retiredWithId: { name: "retired_with_id", label: "Retirado con la asignación" },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;

/** What the fields of a price from a day on are called. */
export const rateFields = {
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  fromDate: { name: "from_date", label: "Desde", historyLabel: "Desde el día" },
  cost: { name: "cost", label: "Tarifa", historyLabel: "Costo" },
  reason: { name: "reason", label: "Motivo" },
  isWithdrawn: { name: "is_withdrawn", label: "Quitada" },
} as const satisfies NamedFields;
