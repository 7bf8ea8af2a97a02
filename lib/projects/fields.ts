import type { NamedFields } from "../records/field";

export const projectFields = {
  partnerId: { name: "partner_id", label: "Cliente" },
  location: { name: "location", label: "Campamento" },
  cardinalPoint: { name: "cardinal_point", label: "Punto cardinal" },
  contactName: { name: "contact_name", label: "Contacto" },
  contactPhone: { name: "contact_phone", label: "Teléfono", historyLabel: "Teléfono del contacto" },
  startDate: { name: "start_date", label: "Inicio", historyLabel: "Fecha de inicio" },
  endDate: { name: "end_date", label: "Fin", historyLabel: "Fecha de fin" },
  isClosed: { name: "is_closed", label: "Cerrado" },
  closedOn: { name: "closed_on", label: "Cerrado el", historyLabel: "Fecha de cierre" },
  block: { name: "bloque", label: "Bloque" },
  coordinates: { name: "coordinates", label: "Coordenadas" },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
