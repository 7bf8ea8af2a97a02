import { assignmentExport } from "@/lib/assignments/input";
import { frequencyInWords, kindLabels } from "@/lib/assignments/labels";
import { listAssignmentRows } from "@/lib/assignments/list-assignment-rows";
import { typeLabels } from "@/lib/equipment/labels";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "assignments.list",
  name: "Recursos del proyecto",
  query: assignmentExport,
  read: listAssignmentRows,
  inPages: true,
  columns: [
    { header: "Código", type: "text", value: (row) => row.code },
    { header: "Nombre", type: "text", value: (row) => row.name },
    { header: "Clase", type: "text", value: (row) => kindLabels[row.kind] },
    { header: "Tipo", type: "text", value: (row) => typeLabels[row.type] },
    { header: "Equipo atendido", type: "text", value: (row) => row.servedCode },
    { header: "Descripción", type: "text", value: (row) => row.description },
    { header: "Tarifa", type: "money", value: (row) => row.cost },
    {
      header: "Frecuencia",
      type: "text",
      value: (row) => (row.kind === "SERVICIO" ? frequencyInWords(row) : null),
    },
    { header: "Inicio", type: "date", value: (row) => row.startDate },
    { header: "Fin", type: "date", value: (row) => row.endDate },
    { header: "Retirado", type: "boolean", value: (row) => row.isRetired },
    { header: "Fecha de retiro", type: "date", value: (row) => row.retirementDate },
    { header: "Motivo de retiro", type: "text", value: (row) => row.retirementReason },
    { header: "Notas", type: "text", value: (row) => row.notes },
  ],
});
