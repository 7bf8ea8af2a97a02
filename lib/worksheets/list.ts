import { worksheetStatuses } from "@/db/values";
import type { WorksheetRow } from "../billing/list-worksheet-rows";
import { declareList } from "../lists/declared";
import { choicesOf, daysFromTo, eitherOf, recordOf } from "../lists/declared-filters";
import { worksheetStatusLabels } from "./labels";

const filters = {
  status: choicesOf("Estado", worksheetStatuses, worksheetStatusLabels),
  isClosed: eitherOf("Cierre", "CERRADA", "Sin cerrar"),
  date: daysFromTo("Fecha"),
};

export const worksheetList = declareList<WorksheetRow>()({
  id: "worksheets",
  operation: "worksheets.list",
  name: "Planillas",
  search: "Buscar por serie, cliente o campamento",
  columns: {
    series: { label: "Serie", kind: "text", value: ({ seriesCode }) => seriesCode, sort: true },
    project: { label: "Proyecto", kind: "id", value: ({ projectId }) => projectId },
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
    period: { label: "Período", kind: "cell", sort: true },
    date: { label: "Fecha", kind: "date", value: ({ date }) => date, sort: true, hidden: true },
    issued: { label: "Emisión", kind: "date", value: ({ issueDate }) => issueDate },
    period_start: {
      label: "Inicio del período",
      kind: "date",
      value: ({ periodStart }) => periodStart,
    },
    period_end: { label: "Fin del período", kind: "date", value: ({ periodEnd }) => periodEnd },
    status: {
      label: "Estado",
      kind: "text",
      value: ({ status }) => worksheetStatusLabels[status],
      sort: true,
    },
    closed: { label: "Cerrada", kind: "boolean", value: ({ isClosed }) => isClosed },
    subtotal: { label: "Subtotal", kind: "money", value: ({ subtotal }) => subtotal, sort: true },
    tax_percentage: {
      label: "% IVA",
      kind: "number",
      value: ({ taxPercentage }) => taxPercentage,
      hidden: true,
    },
    tax: { label: "IVA", kind: "money", value: ({ taxAmount }) => taxAmount, hidden: true },
    total: { label: "Total", kind: "money", value: ({ total }) => total, sort: true },
    invoice: {
      label: "Factura",
      kind: "text",
      value: ({ invoiceReference }) => invoiceReference,
      hidden: true,
    },
    order: {
      label: "Orden de compra",
      kind: "text",
      value: ({ clientOrderReference }) => clientOrderReference,
    },
    observations: { label: "Observaciones", kind: "text", value: (sheet) => sheet.observations },
  },
  screen: [
    "series",
    "location",
    "partner",
    "period",
    "date",
    "status",
    "subtotal",
    "tax",
    "total",
    "tax_percentage",
    "invoice",
  ],
  filters: { ...filters, projectId: recordOf("Proyecto"), partnerId: recordOf("Cliente") },
  params: { projectId: "project_id", partnerId: "partner_id", isClosed: "is_closed" },
  empty: {
    title: "Aún no hay planillas",
    description:
      "Una planilla reúne los días, servicios y trabajos de un período, y se escribe sola.",
  },
});

/** The screen of one project; its files are those of the list of all. */
export const projectWorksheetList = declareList<WorksheetRow>()({
  ...worksheetList,
  id: "project-worksheets",
  search: "Buscar por serie",
  screen: worksheetList.screen?.filter((key) => key !== "location" && key !== "partner") ?? [],
  filters,
});
