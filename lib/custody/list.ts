import { chainStatuses, wasteTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf } from "../lists/declared-filters";
import { chainStatusLabels, wasteLabels } from "./labels";
import type { CustodyChain } from "./queries";

export const chainList = declareList<CustodyChain>()({
  id: "custody",
  operation: "custody.list",
  name: "Cadenas de custodia",
  search: "Buscar por número, planilla o proyecto",
  columns: {
    consecutive: {
      label: "Número",
      kind: "code",
      value: ({ chain }) => chain.consecutive,
      sort: true,
    },
    date: { label: "Fecha", kind: "date", value: ({ chain }) => chain.date, sort: true },
    location: {
      label: "Campamento",
      heading: "Proyecto",
      kind: "text",
      value: ({ project }) => project.location,
      sort: true,
    },
    partner: {
      label: "Cliente",
      kind: "text",
      value: ({ partner }) => partner.name,
      sort: true,
      hidden: true,
    },
    series: {
      label: "Planilla",
      kind: "text",
      value: ({ sheet }) => sheet.seriesCode,
      sort: true,
      hidden: true,
    },
    waste: {
      label: "Residuo",
      kind: "text",
      value: ({ chain }) => wasteLabels[chain.waste],
      sort: true,
    },
    gallons: { label: "Galones", kind: "number", value: ({ chain }) => chain.gallons, sort: true },
    barrels: {
      label: "Barriles (BBL)",
      heading: "BBL",
      kind: "number",
      value: ({ chain }) => chain.barrels,
      hidden: true,
    },
    cubic_meters: {
      label: "m³",
      kind: "number",
      value: ({ chain }) => chain.cubicMeters,
      hidden: true,
    },
    items: { label: "Equipos", kind: "number", value: ({ itemCount }) => itemCount, hidden: true },
    place: { label: "Ubicación", kind: "text", value: ({ chain }) => chain.location },
    contact: { label: "Contacto", kind: "text", value: ({ chain }) => chain.contactName },
    technical: {
      label: "Técnico",
      kind: "text",
      value: ({ chain }) => chain.technicalName,
      hidden: true,
    },
    driver: { label: "Conductor", kind: "text", value: ({ chain }) => chain.driverName },
    plate: {
      label: "Placa",
      kind: "text",
      value: ({ vehicle }) => vehicle?.plate ?? null,
      hidden: true,
    },
    status: {
      label: "Estado",
      kind: "text",
      value: ({ chain }) => chainStatusLabels[chain.status],
      sort: true,
    },
    observations: {
      label: "Observaciones",
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
    status: choiceOf("Estado", chainStatuses, chainStatusLabels),
    waste: choiceOf("Residuo", wasteTypes, wasteLabels),
    date: daysFromTo("Fecha"),
    projectId: recordOf("Proyecto"),
    partnerId: recordOf("Cliente"),
  },
  empty: {
    title: "Aún no hay cadenas de custodia",
    description: "Cada cadena prueba qué se llevó, cuánto, de dónde y quién lo transportó.",
  },
});
