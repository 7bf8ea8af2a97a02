import { kindLabels } from "../assignments/labels";
import type { ExportColumn } from "../exports/export-table";
import type { CostedAssignment } from "./get-project-costs";

export const costColumns: readonly ExportColumn<CostedAssignment>[] = [
  { header: "Código", type: "text", value: ({ assignment }) => assignment.code },
  { header: "Nombre", type: "text", value: ({ assignment }) => assignment.name },
  { header: "Clase", type: "text", value: ({ assignment }) => kindLabels[assignment.kind] },
  { header: "Equipo atendido", type: "text", value: ({ assignment }) => assignment.servedCode },
  { header: "Inicio", type: "date", value: ({ assignment }) => assignment.startDate },
  {
    header: "Fin",
    type: "date",
    value: ({ assignment }) => assignment.retirementDate ?? assignment.endDate,
  },
  { header: "Retirado", type: "boolean", value: ({ assignment }) => assignment.isRetired },
  { header: "Tarifa", type: "money", value: ({ assignment }) => assignment.cost },
  { header: "Días o visitas", type: "number", value: ({ count }) => count },
  { header: "Alquiler", type: "money", value: ({ cost }) => cost.rent },
  { header: "Mantenimiento", type: "money", value: ({ cost }) => cost.maintenance },
  { header: "Total a la fecha", type: "money", value: ({ cost }) => cost.total },
  {
    header: "Total proyectado",
    type: "money",
    value: ({ cost }) => cost.projected?.total ?? null,
  },
];
