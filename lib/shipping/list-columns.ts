import { declareColumns } from "../lists/declared";
import { projectFields } from "../projects/fields";
import { sum } from "../values/decimal";
import { guideFields as fields } from "./fields";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "./labels";
import type { Guide } from "./queries";

const loadOf = ({ items }: Guide) =>
  items.map(({ code, description }) => [code, description].filter(Boolean).join(" ")).join("; ");

export const guideColumns = declareColumns<Guide>()({
  number: {
    label: fields.guideNumber.label,
    kind: "text",
    value: ({ guideNumber }) => guideNumber,
    sort: true,
  },
  date: {
    label: fields.issueDate.label,
    heading: fields.issueDate.shortLabel,
    kind: "date",
    value: ({ issueDate }) => issueDate,
    sort: true,
  },
  type: {
    label: fields.type.shortLabel,
    kind: "text",
    value: ({ type }) => guideTypeLabels[type],
    sort: true,
    hidden: true,
  },
  status: {
    label: fields.status.label,
    kind: "text",
    value: ({ status }) => guideStatusLabels[status],
    sort: true,
  },
  location: {
    label: projectFields.location.label,
    heading: fields.projectId.label,
    kind: "text",
    value: ({ location }) => location,
    sort: true,
  },
  partner: {
    label: projectFields.partnerId.label,
    kind: "text",
    value: ({ partnerName }) => partnerName,
    sort: true,
    hidden: true,
  },
  reason: {
    label: fields.reason.label,
    heading: fields.reason.shortLabel,
    kind: "text",
    value: ({ reason }) => reason && transportReasonLabels[reason],
    hidden: true,
  },
  start: { label: fields.startDate.label, kind: "date", value: ({ startDate }) => startDate },
  end: { label: fields.endDate.label, kind: "date", value: ({ endDate }) => endDate },
  origin: {
    label: fields.originPlace.label,
    kind: "text",
    value: ({ originPlace }) => originPlace,
  },
  destination: {
    label: fields.destinationPlace.label,
    kind: "text",
    value: ({ destinationPlace }) => destinationPlace,
  },
  journey: { label: "Recorrido", kind: "cell" },
  carrier: {
    label: fields.carrierName.label,
    kind: "text",
    value: ({ carrierName }) => carrierName,
    hidden: true,
  },
  plate: {
    label: fields.vehiclePlate.label,
    kind: "text",
    value: ({ vehiclePlate }) => vehiclePlate,
    hidden: true,
  },
  dispatcher: {
    label: fields.dispatcherName.label,
    kind: "text",
    value: (guide) => guide.dispatcherName,
  },
  receiver: { label: fields.receivedBy.label, kind: "text", value: ({ receivedBy }) => receivedBy },
  load: { label: "Detalle", kind: "text", value: loadOf },
  items: { label: "Ítems", kind: "number", value: ({ items }) => items.length, hidden: true },
  transport: {
    label: fields.transportCost.label,
    heading: fields.transportCost.shortLabel,
    kind: "money",
    value: ({ transportCost }) => transportCost,
    hidden: true,
  },
  stowage: {
    label: fields.stowageCost.label,
    heading: fields.stowageCost.shortLabel,
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
  notes: { label: fields.notes.label, kind: "text", value: ({ notes }) => notes },
});
