import { projectFields } from "../projects/fields";
import type { NamedFields } from "../records/field";

/** What the fields of a template of projects are called. */
export const templateFields = {
  name: { name: "name", label: "Nombre" },
  block: { ...projectFields.block },
  notes: { name: "notes", label: "Notas" },
  units: { name: "units", label: "Equipos por tipo" },
  services: { name: "services", label: "Servicios" },
} as const satisfies NamedFields;
