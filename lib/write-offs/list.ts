import { declareList } from "../lists/declared";
import { recordOf } from "../lists/declared-filters";
import { showDay } from "../values/dates";
import type { WriteOffs } from "./list-write-offs";

/** What was done and will not be billed. */
export const writeOffList = declareList<WriteOffs["rows"][number]>()({
  id: "write-offs",
  operation: "writeOffs.list",
  name: "No se cobrará",
  search: "Buscar por descripción, motivo, cliente o sitio",
  columns: {
    project: { label: "Proyecto", kind: "id", value: ({ project }) => project.id },
    location: {
      label: "Campamento",
      heading: "Proyecto",
      kind: "text",
      value: ({ project }) => project.location,
      sort: true,
    },
    partner: { label: "Cliente", kind: "text", value: ({ project }) => project.partnerName },
    code: { label: "Código", kind: "text", value: ({ equipment }) => equipment.code },
    description: {
      label: "Descripción",
      heading: "Qué se hizo",
      kind: "text",
      value: ({ description }) => description,
      sort: true,
    },
    from: { label: "Desde", kind: "date", value: ({ dates }) => dates[0] ?? null },
    to: { label: "Hasta", kind: "date", value: ({ dates }) => dates.at(-1) ?? null },
    dates: { label: "Días", kind: "text", value: ({ dates }) => dates.map(showDay).join(", ") },
    quantity: { label: "Cantidad", kind: "number", value: ({ dates }) => dates.length },
    amount: { label: "Monto", kind: "money", value: ({ amount }) => amount, sort: true },
    created: { label: "Motivo, quién y cuándo", kind: "cell", sort: true },
    reason: { label: "Motivo", kind: "text", value: ({ reason }) => reason },
    who: { label: "Quién", kind: "text", value: ({ userName }) => userName },
    created_on: { label: "Cuándo", kind: "date", value: ({ createdOn }) => createdOn },
  },
  screen: ["description", "location", "dates", "amount", "created"],
  filters: { projectId: recordOf("Proyecto") },
  empty: {
    title: "Nada se ha dejado de cobrar",
    description: "Aquí constan los días a los que alguien renunció, con su motivo.",
  },
});
