import { assignmentFields } from "../assignments/fields";
import { kindLabels } from "../assignments/labels";
import { equipmentFields } from "../equipment/fields";
import type { ExportColumn } from "../exports/export-table";
import type { CostedAssignment } from "./get-project-costs";

export const costColumns: readonly ExportColumn<CostedAssignment>[] = [
  { header: equipmentFields.code.label, type: "text", value: ({ assignment }) => assignment.code },
  { header: equipmentFields.name.label, type: "text", value: ({ assignment }) => assignment.name },
  {
    header: assignmentFields.kind.label,
    type: "text",
    value: ({ assignment }) => kindLabels[assignment.kind],
  },
  {
    header: assignmentFields.servedEquipmentId.label,
    type: "text",
    value: ({ assignment }) => assignment.servedCode,
  },
  {
    header: assignmentFields.startDate.label,
    type: "date",
    value: ({ assignment }) => assignment.startDate,
  },
  {
    header: assignmentFields.endDate.label,
    type: "date",
    value: ({ assignment }) => assignment.retirementDate ?? assignment.endDate,
  },
  {
    header: assignmentFields.isRetired.label,
    type: "boolean",
    value: ({ assignment }) => assignment.isRetired,
  },
  {
    header: assignmentFields.cost.label,
    type: "money",
    value: ({ assignment }) => assignment.cost,
  },
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
