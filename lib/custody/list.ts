import { chainStatuses, wasteTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, eitherOf, recordOf } from "../lists/declared-filters";
import { projectFields } from "../projects/fields";
import { chainFields as fields } from "./fields";
import { chainStatusLabels, wasteLabels } from "./labels";
import type { ChainRow } from "./queries";

export const chainList = declareList<ChainRow>()({
  id: "custody",
  operation: "custody.list",
  name: "Cadenas de custodia",
  search: "Buscar por número, planilla o proyecto",
  columns: {
    consecutive: {
      label: fields.consecutive.label,
      kind: "code",
      value: ({ chain }) => chain.consecutive,
      sort: true,
    },
    date: { label: fields.date.label, kind: "date", value: ({ chain }) => chain.date, sort: true },
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
      value: ({ partner }) => partner.name,
      sort: true,
      hidden: true,
    },
    series: {
      label: fields.worksheetId.label,
      kind: "text",
      value: ({ sheet }) => sheet.seriesCode,
      sort: true,
      hidden: true,
    },
    waste: {
      label: fields.waste.label,
      kind: "text",
      value: ({ chain }) => wasteLabels[chain.waste],
      sort: true,
    },
    gallons: {
      label: fields.gallons.label,
      kind: "number",
      value: ({ chain }) => chain.gallons,
      sort: true,
    },
    barrels: {
      label: fields.barrels.label,
      heading: fields.barrels.shortLabel,
      kind: "number",
      value: ({ chain }) => chain.barrels,
      hidden: true,
    },
    cubic_meters: {
      label: fields.cubicMeters.label,
      kind: "number",
      value: ({ chain }) => chain.cubicMeters,
      hidden: true,
    },
    items: { label: "Equipos", kind: "number", value: ({ itemCount }) => itemCount, hidden: true },
    chain_location: {
      label: fields.location.label,
      kind: "text",
      value: ({ chain }) => chain.location,
    },
    contact: {
      label: fields.contactName.label,
      kind: "text",
      value: ({ chain }) => chain.contactName,
    },
    technical: {
      label: fields.technicianName.label,
      kind: "text",
      value: ({ chain }) => chain.technicianName,
      hidden: true,
    },
    driver: {
      label: fields.driverName.label,
      kind: "text",
      value: ({ chain }) => chain.driverName,
    },
    plate: {
      label: "Placa",
      kind: "text",
      value: ({ vehicle }) => vehicle?.plate ?? null,
      hidden: true,
    },
    status: {
      label: fields.status.label,
      kind: "text",
      value: ({ chain }) => chainStatusLabels[chain.status],
      sort: true,
    },
    observations: {
      label: fields.observations.label,
      kind: "text",
      value: ({ chain }) => chain.observations,
    },
  },
  screen: [
    "consecutive",
    "date",
    "location",
    "partner",
    "series",
    "waste",
    "gallons",
    "barrels",
    "cubic_meters",
    "items",
    "technical",
    "plate",
    "status",
  ],
  filters: {
    status: choiceOf(fields.status.label, chainStatuses, chainStatusLabels),
    waste: choiceOf(fields.waste.label, wasteTypes, wasteLabels),
    date: daysFromTo(fields.date.label),
    hasFile: eitherOf("Escaneo", "Con escaneo", "Sin escaneo"),
    projectId: recordOf("Proyecto"),
    partnerId: recordOf(projectFields.partnerId.label),
  },
  empty: {
    title: "Aún no hay cadenas de custodia",
    description: "Cada cadena prueba qué se llevó, cuánto, de dónde y quién lo transportó.",
  },
});
