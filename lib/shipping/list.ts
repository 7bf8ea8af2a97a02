import { guideStatuses, guideTypes } from "@/db/values";
import { idFilter } from "../lists/address";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf, unlisted } from "../lists/declared-filters";
import { sum } from "../values/decimal";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "./labels";
import type { Guide } from "./queries";

const loadOf = ({ items }: Guide) =>
  items.map(({ code, description }) => [code, description].filter(Boolean).join(" ")).join("; ");

const filters = {
  status: choiceOf("Estado", guideStatuses, guideStatusLabels),
  type: choiceOf("Tipo", guideTypes, guideTypeLabels),
  date: daysFromTo("Fecha"),
};

export const guideList = declareList<Guide>()({
  id: "shipping",
  operation: "shipping.list",
  name: "Guías de remisión",
  search: "Buscar por número, proyecto o placa",
  columns: {
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
  },
  screen: [
    "number",
    "date",
    "type",
    "location",
    "partner",
    "journey",
    "reason",
    "carrier",
    "plate",
    "items",
    "transport",
    "stowage",
    "cost",
    "status",
  ],
  file: [
    "number",
    "date",
    "type",
    "status",
    "location",
    "partner",
    "reason",
    "start",
    "end",
    "origin",
    "destination",
    "carrier",
    "plate",
    "dispatcher",
    "receiver",
    "load",
    "transport",
    "stowage",
    "notes",
  ],
  filters: { ...filters, projectId: recordOf("Proyecto"), partnerId: recordOf("Cliente") },
  empty: {
    title: "Aún no hay guías de remisión",
    description: "Cada guía dice qué se mueve, de dónde a dónde, quién lo lleva y cuánto cuesta.",
  },
});

/** Of one project, which the path names. */
export const projectGuideList = declareList<Guide>()({
  ...guideList,
  id: "project-shipping",
  name: "Guías del proyecto",
  rows: "Guías de remisión",
  search: "Buscar por número, transportista o placa",
  screen: guideList.screen?.filter((key) => key !== "location" && key !== "partner") ?? [],
  filters: { ...filters, projectId: unlisted(idFilter()) },
  params: { projectId: "project_id" },
});
