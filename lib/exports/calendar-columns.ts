import { eventFields } from "../calendar/fields";
import { projectFields } from "../projects/fields";
import type { Entry } from "../schedule/entries";
import { visitFields } from "../schedule/fields";
import { entryHours, entryStatus, entryType } from "../schedule/labels";
import type { ExportColumn } from "./export-table";

export const calendarColumns: readonly ExportColumn<Entry>[] = [
  { header: eventFields.startDate.shortLabel, type: "date", value: ({ from }) => from },
  { header: eventFields.endDate.shortLabel, type: "date", value: ({ to }) => to },
  { header: "Hora", type: "text", value: entryHours },
  { header: eventFields.type.label, type: "text", value: entryType },
  { header: eventFields.title.label, type: "text", value: ({ title }) => title },
  { header: projectFields.location.label, type: "text", value: ({ project }) => project.location },
  { header: projectFields.partnerId.label, type: "text", value: ({ project }) => project.partner },
  { header: "Equipos", type: "text", value: ({ units }) => units.join(", ") },
  {
    header: visitFields.staffId.label,
    type: "text",
    value: ({ technician }) => technician?.name ?? null,
  },
  { header: visitFields.status.label, type: "text", value: entryStatus },
  { header: visitFields.notes.label, type: "text", value: ({ notes }) => notes },
];
