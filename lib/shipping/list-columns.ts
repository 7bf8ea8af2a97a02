import { declareColumns } from "../lists/declared";
import { sum } from "../values/decimal";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "./labels";
import type { Guide } from "./queries";

const loadOf = ({ items }: Guide) =>
  items.map(({ code, description }) => [code, description].filter(Boolean).join(" ")).join("; ");

export const guideColumns = declareColumns<Guide>()({
  number: { label: "Número", kind: "text", value: ({ guideNumber }) => guideNumber, sort: true },
  date: {
    label: "Fecha de emisión",
    heading: "Fecha",
    kind: "date",
    value: ({ issueDate }) => issueDate,
    sort: true,
  },
  type: {
    label: "Tipo",
    kind: "text",
    value: ({ type }) => guideTypeLabels[type],
    sort: true,
    hidden: true,
  },
  status: {
    label: "Estado",
    kind: "text",
    value: ({ status }) => guideStatusLabels[status],
    sort: true,
  },
  location: {
    label: "Campamento",
    heading: "Proyecto",
    kind: "text",
    value: ({ location }) => location,
    sort: true,
  },
  partner: {
    label: "Cliente",
    kind: "text",
    value: ({ partnerName }) => partnerName,
    sort: true,
    hidden: true,
  },
  reason: {
    label: "Motivo del traslado",
    heading: "Motivo",
    kind: "text",
    value: ({ reason }) => reason && transportReasonLabels[reason],
    hidden: true,
  },
  start: { label: "Inicio del traslado", kind: "date", value: ({ startDate }) => startDate },
  end: { label: "Fin del traslado", kind: "date", value: ({ endDate }) => endDate },
  origin: { label: "Origen", kind: "text", value: ({ originPlace }) => originPlace },
  destination: {
    label: "Destino",
    kind: "text",
    value: ({ destinationPlace }) => destinationPlace,
  },
  journey: { label: "Recorrido", kind: "cell" },
  carrier: {
    label: "Transportista",
    kind: "text",
    value: ({ carrierName }) => carrierName,
    hidden: true,
  },
  plate: {
    label: "Placa",
    kind: "text",
    value: ({ vehiclePlate }) => vehiclePlate,
    hidden: true,
  },
  dispatcher: { label: "Despachado por", kind: "text", value: (guide) => guide.dispatcherName },
  receiver: { label: "Recibido por", kind: "text", value: ({ receivedBy }) => receivedBy },
  load: { label: "Detalle", kind: "text", value: loadOf },
  items: { label: "Ítems", kind: "number", value: ({ items }) => items.length, hidden: true },
  transport: {
    label: "Costo de transporte",
    heading: "Transporte",
    kind: "money",
    value: ({ transportCost }) => transportCost,
    hidden: true,
  },
  stowage: {
    label: "Costo de estiba",
    heading: "Estiba",
    kind: "money",
    value: ({ stowageCost }) => stowageCost,
    hidden: true,
  },
  cost: {
    label: "Costo",
    kind: "money",
    value: ({ transportCost, stowageCost }) => sum([transportCost, stowageCost]),
    sort: true,
  },
  notes: { label: "Notas", kind: "text", value: ({ notes }) => notes },
});
