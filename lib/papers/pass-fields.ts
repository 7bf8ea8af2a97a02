import type { NamedFields } from "../records/field";

/** What the fields of a pass are called, of a technician's as of a vehicle's. */
export const passFields = {
  block: { name: "bloque", label: "Bloque" },
  expiresOn: { name: "fecha_caducidad", label: "Vence", historyLabel: "Fecha de caducidad" },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
