import type { Entry } from "../schedule/entries";
import { entryHours, entryStatus, entryType } from "../schedule/labels";
import type { ExportColumn } from "./export-table";

export const calendarColumns: readonly ExportColumn<Entry>[] = [
  { header: "Desde", type: "date", value: ({ from }) => from },
  { header: "Hasta", type: "date", value: ({ to }) => to },
  { header: "Hora", type: "text", value: entryHours },
  { header: "Tipo", type: "text", value: entryType },
  { header: "Título", type: "text", value: ({ title }) => title },
  { header: "Campamento", type: "text", value: ({ project }) => project.location },
  { header: "Cliente", type: "text", value: ({ project }) => project.partner },
  { header: "Equipos", type: "text", value: ({ units }) => units.join(", ") },
  { header: "Técnico", type: "text", value: ({ technician }) => technician?.name ?? null },
  { header: "Estado", type: "text", value: entryStatus },
  { header: "Notas", type: "text", value: ({ notes }) => notes },
];
