import { equipmentFields } from "../equipment/fields";
import { declareList } from "../lists/declared";
import { recordOf } from "../lists/declared-filters";
import { projectFields } from "../projects/fields";
import { showDay } from "../values/dates";
import { writeOffFields as fields } from "./fields";
import type { WriteOffs } from "./list-write-offs";

export const writeOffList = declareList<WriteOffs["rows"][number]>()({
  id: "write-offs",
  operation: "writeOffs.list",
  name: "No se cobrará",
  search: "Buscar por descripción, motivo, cliente o sitio",
  columns: {
    project: { label: fields.projectId.label, kind: "id", value: ({ project }) => project.id },
    location: {
      label: projectFields.location.label,
      heading: fields.projectId.label,
      kind: "text",
      value: ({ project }) => project.location,
      sort: true,
    },
    partner: {
      label: projectFields.partnerId.label,
      kind: "text",
      value: ({ project }) => project.partnerName,
    },
    code: {
      label: equipmentFields.code.label,
      kind: "text",
      value: ({ equipment }) => equipment.code,
    },
    description: {
      label: "Descripción",
      heading: "Qué se hizo",
      kind: "text",
      value: ({ description }) => description,
      sort: true,
    },
    from: { label: "Desde", kind: "date", value: ({ dates }) => dates[0] ?? null },
    to: { label: "Hasta", kind: "date", value: ({ dates }) => dates.at(-1) ?? null },
    dates: {
      label: fields.dates.label,
      kind: "text",
      value: ({ dates }) => dates.map(showDay).join(", "),
    },
    quantity: { label: "Cantidad", kind: "number", value: ({ dates }) => dates.length },
    amount: {
      label: fields.amount.label,
      kind: "money",
      value: ({ amount }) => amount,
      sort: true,
    },
    created: { label: "Motivo, quién y cuándo", kind: "cell", sort: true },
    reason: { label: fields.reason.label, kind: "text", value: ({ reason }) => reason },
    who: { label: "Quién", kind: "text", value: ({ userName }) => userName },
    created_on: { label: "Cuándo", kind: "date", value: ({ createdOn }) => createdOn },
  },
  screen: ["description", "location", "dates", "amount", "created"],
  filters: { projectId: recordOf(fields.projectId.label) },
  empty: {
    title: "Nada se ha dejado de cobrar",
    description: "Aquí constan los días a los que alguien renunció, con su motivo.",
  },
});
