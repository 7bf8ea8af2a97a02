import type { NamedFields } from "../records/field";

/** What the fields of a block of a unit are called. */
export const blockFields = {
  equipmentId: { name: "resource_item_id", label: "Equipo", historyLabel: "Equipo o servicio" },
  fromDate: { name: "from_date", label: "Desde", historyLabel: "Desde el día" },
  toDate: { name: "to_date", label: "Vuelve el", historyLabel: "Hasta el día" },
  kind: { name: "block_kind", label: "Clase de bloqueo" },
  reason: { name: "reason", label: "Motivo" },
} as const satisfies NamedFields;

/** What is asked of a search by days. */
export const searchFields = {
  from: { name: "from", label: "Sale el" },
  to: { name: "to", label: "Vuelve el" },
  type: { name: "type", label: "Tipo" },
  quantity: { name: "quantity", label: "Cantidad" },
  minCapacity: { name: "min_capacity", label: "Capacidad (gal)" },
  nearProjectId: { name: "near_project_id", label: "Cerca del proyecto", shortLabel: "Cerca de" },
} as const satisfies NamedFields;
