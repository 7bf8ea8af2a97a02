import { lineKinds } from "@/db/values";
import { declareList } from "../lists/declared";
import { choicesOf, daysFromTo, recordOf } from "../lists/declared-filters";
import { projectFields } from "../projects/fields";
import { lineKindLabels } from "./labels";
import { isWrittenByHand } from "./line-kind";
import type { UnbilledRow } from "./list-unbilled-rows";

const doneKinds = lineKinds.filter((kind) => !isWrittenByHand({ kind }));

export const unbilledList = declareList<UnbilledRow>()({
  id: "unbilled",
  operation: "worksheets.unbilled",
  name: "Hecho y no facturado",
  search: "Buscar por descripción, cliente o sitio",
  columns: {
    project: { label: "Proyecto", kind: "id", value: ({ project }) => project.id },
    location: {
      label: projectFields.location.label,
      heading: "Proyecto",
      kind: "text",
      value: ({ project }) => project.location,
      sort: true,
    },
    partner: {
      label: projectFields.partnerId.label,
      kind: "text",
      value: ({ project }) => project.partnerName,
    },
    kind: { label: "Clase", kind: "text", value: ({ kind }) => lineKindLabels[kind] },
    description: {
      label: "Descripción",
      heading: "Qué se hizo",
      kind: "text",
      value: ({ description }) => description,
      sort: true,
    },
    reference: {
      label: "Referencia",
      kind: "text",
      value: ({ referenceDocument }) => referenceDocument,
    },
    from: { label: "Desde", heading: "Días", kind: "date", value: ({ from }) => from, sort: true },
    to: { label: "Hasta", kind: "date", value: ({ to }) => to },
    quantity: { label: "Cantidad", kind: "number", value: ({ quantity }) => quantity },
    unit_price: { label: "Precio unitario", kind: "money", value: ({ unitPrice }) => unitPrice },
    amount: { label: "Monto", kind: "money", value: ({ amount }) => amount, sort: true },
  },
  screen: ["description", "location", "kind", "from", "amount"],
  filters: {
    projectId: recordOf("Proyecto"),
    date: daysFromTo("Días"),
    kind: choicesOf("Clase", doneKinds, lineKindLabels),
  },
  params: { projectId: "project_id" },
  empty: {
    title: "Todo lo hecho está en planillas",
    description: "Hasta hoy no queda ningún día, servicio, mantenimiento ni guía sin cobrar.",
  },
});
