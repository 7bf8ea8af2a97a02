import type { NamedFields } from "../records/field";

/** What the fields of a reservation are called. */
export const reservationFields = {
  code: { name: "code", label: "Código" },
  partnerId: { name: "partner_id", label: "Cliente" },
  projectId: { name: "project_id", label: "Proyecto" },
  location: { name: "location", label: "Ubicación", historyLabel: "Campamento" },
  block: { name: "bloque", label: "Bloque" },
  status: { name: "status", label: "Estado" },
  holdUntil: { name: "hold_until", label: "Retenida hasta" },
  notes: { name: "notes", label: "Notas" },
  cancelReason: { name: "cancel_reason", label: "Motivo de anulación" },
} as const satisfies NamedFields;

/** What the fields of a line of a reservation are called. */
export const reservationLineFields = {
  reservationId: { name: "reservation_id", label: "Reserva" },
  type: { name: "type_equipment", label: "Tipo de equipo", historyLabel: "Tipo" },
  quantity: { name: "quantity", label: "Cantidad" },
  fromDate: { name: "from_date", label: "Desde", historyLabel: "Desde el día" },
  toDate: { name: "to_date", label: "Vuelve el", historyLabel: "Hasta el día" },
  minCapacityGallons: { name: "min_capacity_gallons", label: "Capacidad mínima (gal)" },
  cost: { name: "cost", label: "Tarifa", historyLabel: "Costo" },
  frequencyType: { name: "frequency_type", label: "Frecuencia" },
  intervalDays: { name: "interval_days", label: "Cada cuántos días", historyLabel: "Cada (días)" },
  weekdays: { name: "weekdays", label: "Días de la semana" },
  monthdays: { name: "monthdays", label: "Días del mes" },
  maintenanceCost: { name: "maintenance_cost", label: "Costo del mantenimiento" },
} as const satisfies NamedFields;

/** What the fields of a unit that a reservation keeps are called. */
export const reservedUnitFields = {
  lineId: { name: "reservation_line_id", label: "Línea de la reserva" },
  equipmentId: { name: "resource_item_id", label: "Equipo", historyLabel: "Equipo o servicio" },
  assignmentId: { name: "project_resource_id", label: "Asignación" },
  hasYielded: { name: "has_yielded", label: "Cedió su lugar" },
} as const satisfies NamedFields;
