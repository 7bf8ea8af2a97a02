import type { NamedFields } from "../records/field";

export const certificationFields = {
  vehicleId: { name: "vehicle_id", label: "Vehículo" },
  name: { name: "name", label: "Certificación", historyLabel: "Nombre" },
  startDate: { name: "date_start", label: "Desde" },
  endDate: { name: "date_end", label: "Hasta" },
  description: { name: "description", label: "Descripción" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
