import type { NamedFields } from "../records/field";

export const vaccineFields = {
  staffId: { name: "technical_id", label: "Técnico" },
  vaccine: { name: "vaccine_type", label: "Vacuna" },
  batchNumber: { name: "batch_number", label: "Lote" },
  appliedOn: { name: "application_date", label: "Fecha de aplicación", shortLabel: "Aplicación" },
  doseNumber: { name: "dose_number", label: "Dosis" },
  nextDoseOn: { name: "next_dose_date", label: "Próxima dosis" },
  notes: { name: "notes", label: "Notas" },
  isActive: { name: "is_active", label: "Activo" },
} as const satisfies NamedFields;
