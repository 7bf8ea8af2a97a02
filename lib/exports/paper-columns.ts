import { expiryLabels } from "../alerts/labels";
import type { Outlook } from "../alerts/outlook";
import type { ExportColumn } from "./export-table";

type Row = { outlook: Outlook | null };

export const paperColumns: readonly ExportColumn<Row>[] = [
  {
    header: "Primero en vencer",
    type: "text",
    value: ({ outlook }) => outlook?.first?.label ?? null,
  },
  { header: "Vence", type: "date", value: ({ outlook }) => outlook?.first?.expiresOn ?? null },
  {
    header: "Días restantes",
    type: "number",
    value: ({ outlook }) => outlook?.first?.daysLeft ?? null,
  },
  {
    header: "Estado de papeles",
    type: "text",
    value: ({ outlook }) => (outlook?.first ? expiryLabels[outlook.first.status] : null),
  },
  { header: "Vencidos", type: "number", value: ({ outlook }) => outlook?.counts.expired ?? null },
  {
    header: "Por vencer o próximos",
    type: "number",
    value: ({ outlook }) => outlook && outlook.counts.due_10 + outlook.counts.due_30,
  },
  { header: "Faltan", type: "number", value: ({ outlook }) => outlook?.counts.missing ?? null },
];
