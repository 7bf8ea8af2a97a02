import { declareColumns } from "../lists/declared";
import { expiryLabels } from "./labels";
import type { Outlook } from "./outlook";

export const outlookColumns = declareColumns<{ outlook: Outlook | null }>()({
  expiry: {
    label: "Primero en vencer",
    kind: "text",
    value: ({ outlook }) => outlook?.first?.label ?? null,
    sort: true,
  },
  expires_on: {
    label: "Vence",
    kind: "date",
    value: ({ outlook }) => outlook?.first?.expiresOn ?? null,
  },
  days_left: {
    label: "Días restantes",
    kind: "number",
    value: ({ outlook }) => outlook?.first?.daysLeft ?? null,
  },
  standing: {
    label: "Estado de papeles",
    kind: "text",
    value: ({ outlook }) => (outlook?.first ? expiryLabels[outlook.first.status] : null),
  },
  expired: {
    label: "Vencidos",
    kind: "number",
    value: ({ outlook }) => outlook?.counts.expired ?? null,
  },
  due: {
    label: "Por vencer o próximos",
    kind: "number",
    value: ({ outlook }) => outlook && outlook.counts.due_10 + outlook.counts.due_30,
  },
  missing: {
    label: "Faltan",
    kind: "number",
    value: ({ outlook }) => outlook?.counts.missing ?? null,
  },
  pending: { label: "Papeles pendientes", kind: "cell" },
});
