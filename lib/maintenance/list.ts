import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { equipmentFields } from "../equipment/fields";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, eitherOf, recordOf, unlisted } from "../lists/declared-filters";
import { idFilter } from "../lists/filter-readers";
import { projectFields } from "../projects/fields";
import { maintenanceFields as fields } from "./fields";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "./labels";
import type { Maintenance } from "./queries";

const filters = {
  status: choiceOf(fields.status.label, maintenanceStatuses, maintenanceStatusLabels),
  type: choiceOf(fields.type.shortLabel, maintenanceTypes, maintenanceTypeLabels),
  date: daysFromTo(fields.date.label),
  hasFile: eitherOf("Archivo", "Con archivo", "Sin archivo"),
  equipmentId: recordOf(fields.equipmentId.label),
};

export const maintenanceList = declareList<Maintenance>()({
  id: "maintenance",
  operation: "maintenance.list",
  name: "Mantenimiento",
  rows: "Hojas de mantenimiento",
  search: "Buscar por número, equipo o proyecto",
  columns: {
    number: {
      label: fields.sheetNumber.label,
      kind: "text",
      value: ({ sheet }) => sheet.sheetNumber,
      sort: true,
    },
    date: { label: fields.date.label, kind: "date", value: ({ sheet }) => sheet.date, sort: true },
    code: {
      label: equipmentFields.code.label,
      heading: fields.equipmentId.label,
      kind: "text",
      value: ({ unit }) => unit.code,
      sort: true,
    },
    name: { label: fields.equipmentId.label, kind: "text", value: ({ unit }) => unit.name },
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
      value: ({ partner }) => partner.name,
      sort: true,
      hidden: true,
    },
    type: {
      label: fields.type.shortLabel,
      kind: "text",
      value: ({ sheet }) => maintenanceTypeLabels[sheet.type],
      sort: true,
      hidden: true,
    },
    status: {
      label: fields.status.label,
      kind: "text",
      value: ({ sheet }) => maintenanceStatusLabels[sheet.status],
      sort: true,
    },
    fault: {
      label: fields.faultDescription.historyLabel,
      kind: "text",
      value: ({ sheet }) => sheet.faultDescription,
    },
    work: {
      label: fields.workPerformed.label,
      kind: "text",
      value: ({ sheet }) => sheet.workPerformed,
    },
    parts: {
      label: fields.partsUsed.historyLabel,
      kind: "text",
      value: ({ sheet }) => sheet.partsUsed,
    },
    days: { label: fields.days.label, kind: "number", value: ({ sheet }) => sheet.days },
    rate: { label: fields.dailyRate.label, kind: "money", value: ({ sheet }) => sheet.dailyRate },
    logistics: {
      label: fields.logisticsCost.label,
      kind: "money",
      value: ({ sheet }) => sheet.logisticsCost,
    },
    parts_cost: {
      label: fields.partsCost.historyLabel,
      kind: "money",
      value: ({ sheet }) => sheet.partsCost,
    },
    total: {
      label: fields.totalCost.label,
      kind: "money",
      value: ({ sheet }) => sheet.totalCost,
      sort: true,
    },
    technician: {
      label: fields.technicianName.label,
      kind: "text",
      value: ({ sheet }) => sheet.technicianName,
      hidden: true,
    },
    supervisor: {
      label: fields.supervisorName.label,
      kind: "text",
      value: ({ sheet }) => sheet.supervisorName,
    },
    approved_by: {
      label: fields.approvedBy.label,
      kind: "text",
      value: ({ sheet }) => sheet.approvedBy,
      hidden: true,
    },
  },
  screen: [
    "number",
    "date",
    "code",
    "location",
    "partner",
    "type",
    "status",
    "total",
    "technician",
    "approved_by",
  ],
  filters: {
    ...filters,
    projectId: recordOf(fields.projectId.label),
    partnerId: recordOf(projectFields.partnerId.label),
  },
  empty: {
    title: "Aún no hay hojas de mantenimiento",
    description: "Cada hoja dice qué se hizo a un equipo, cuánto costó y quién lo aprobó.",
  },
});

export const projectMaintenanceList = declareList<Maintenance>()({
  ...maintenanceList,
  id: "project-maintenance",
  name: "Mantenimiento del proyecto",
  search: "Buscar por número o equipo",
  screen: ["number", "date", "code", "type", "status", "total", "technician", "approved_by"],
  filters: { ...filters, projectId: unlisted(idFilter()) },
  params: { projectId: "project_id" },
});
