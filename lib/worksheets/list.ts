import { worksheetStatuses } from "@/db/values";
import type { WorksheetRow } from "../billing/list-worksheet-rows";
import { declareList } from "../lists/declared";
import { choicesOf, daysFromTo, eitherOf, recordOf } from "../lists/declared-filters";
import { projectFields } from "../projects/fields";
import { worksheetFields as fields } from "./fields";
import { worksheetStatusLabels } from "./labels";

const filters = {
  status: choicesOf(fields.status.label, worksheetStatuses, worksheetStatusLabels),
  isClosed: eitherOf("Cierre", "CERRADA", "Sin cerrar"),
  date: daysFromTo(fields.date.label),
  hasFile: eitherOf("Planilla firmada", "Con archivo", "Sin archivo"),
};

export const worksheetList = declareList<WorksheetRow>()({
  id: "worksheets",
  operation: "worksheets.list",
  name: "Planillas",
  search: "Buscar por serie, cliente o campamento",
  columns: {
    series: {
      label: fields.seriesCode.label,
      kind: "text",
      value: ({ seriesCode }) => seriesCode,
      sort: true,
    },
    project: { label: fields.projectId.label, kind: "id", value: ({ projectId }) => projectId },
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
    period: { label: "Período", kind: "cell", sort: true },
    date: {
      label: fields.date.label,
      kind: "date",
      value: ({ date }) => date,
      sort: true,
      hidden: true,
    },
    issued: { label: "Emisión", kind: "date", value: ({ issueDate }) => issueDate },
    period_start: {
      label: fields.periodStart.label,
      kind: "date",
      value: ({ periodStart }) => periodStart,
    },
    period_end: {
      label: fields.periodEnd.label,
      kind: "date",
      value: ({ periodEnd }) => periodEnd,
    },
    status: {
      label: fields.status.label,
      kind: "text",
      value: ({ status }) => worksheetStatusLabels[status],
      sort: true,
    },
    closed: { label: fields.isClosed.label, kind: "boolean", value: ({ isClosed }) => isClosed },
    subtotal: {
      label: fields.subtotal.label,
      kind: "money",
      value: ({ subtotal }) => subtotal,
      sort: true,
    },
    tax_percentage: {
      label: "% IVA",
      kind: "number",
      value: ({ taxPercentage }) => taxPercentage,
      hidden: true,
    },
    tax: {
      label: fields.taxAmount.label,
      kind: "money",
      value: ({ taxAmount }) => taxAmount,
      hidden: true,
    },
    total: { label: fields.total.label, kind: "money", value: ({ total }) => total, sort: true },
    invoice: {
      label: fields.invoiceReference.label,
      kind: "text",
      value: ({ invoiceReference }) => invoiceReference,
      hidden: true,
    },
    order: {
      label: fields.clientOrderReference.label,
      kind: "text",
      value: ({ clientOrderReference }) => clientOrderReference,
    },
    observations: {
      label: fields.observations.label,
      kind: "text",
      value: (sheet) => sheet.observations,
    },
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
  filters: {
    ...filters,
    projectId: recordOf(fields.projectId.label),
    partnerId: recordOf(projectFields.partnerId.label),
  },
  params: { projectId: "project_id", partnerId: "partner_id", isClosed: "is_closed" },
  empty: {
    title: "Aún no hay planillas",
    description:
      "Una planilla reúne los días, servicios y trabajos de un período, y se escribe sola.",
  },
});

/** Its files are those of the list of all sheets. */
export const projectWorksheetList = declareList<WorksheetRow>()({
  ...worksheetList,
  id: "project-worksheets",
  search: "Buscar por serie",
  screen: worksheetList.screen?.filter((key) => key !== "location" && key !== "partner") ?? [],
  filters,
});
