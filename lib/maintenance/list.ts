import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { declareList } from "../lists/declared";
import { choiceOf, daysFromTo, recordOf, unlisted } from "../lists/declared-filters";
import { idFilter } from "../lists/filter-readers";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "./labels";
import type { Maintenance } from "./queries";

const filters = {
  status: choiceOf("Estado", maintenanceStatuses, maintenanceStatusLabels),
  type: choiceOf("Tipo", maintenanceTypes, maintenanceTypeLabels),
  date: daysFromTo("Fecha"),
  equipmentId: recordOf("Equipo"),
};

export const maintenanceList = declareList<Maintenance>()({
  id: "maintenance",
  operation: "maintenance.list",
  name: "Mantenimiento",
  rows: "Hojas de mantenimiento",
  search: "Buscar por número, equipo o proyecto",
  columns: {
    number: { label: "Número", kind: "text", value: ({ sheet }) => sheet.sheetNumber, sort: true },
    date: { label: "Fecha", kind: "date", value: ({ sheet }) => sheet.date, sort: true },
    code: {
      label: "Código",
      heading: "Equipo",
      kind: "text",
      value: ({ unit }) => unit.code,
      sort: true,
    },
    name: { label: "Equipo", kind: "text", value: ({ unit }) => unit.name },
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
    type: {
      label: "Tipo",
      kind: "text",
      value: ({ sheet }) => maintenanceTypeLabels[sheet.type],
      sort: true,
      hidden: true,
    },
    status: {
      label: "Estado",
      kind: "text",
      value: ({ sheet }) => maintenanceStatusLabels[sheet.status],
      sort: true,
    },
    fault: { label: "Falla", kind: "text", value: ({ sheet }) => sheet.faultDescription },
    work: { label: "Trabajo realizado", kind: "text", value: ({ sheet }) => sheet.workPerformed },
    parts: { label: "Repuestos", kind: "text", value: ({ sheet }) => sheet.partsUsed },
    days: { label: "Días", kind: "number", value: ({ sheet }) => sheet.days },
    rate: { label: "Tarifa diaria", kind: "money", value: ({ sheet }) => sheet.dailyRate },
    logistics: { label: "Logística", kind: "money", value: ({ sheet }) => sheet.logisticsCost },
    parts_cost: {
      label: "Costo de repuestos",
      kind: "money",
      value: ({ sheet }) => sheet.partsCost,
    },
    total: {
      label: "Costo total",
      kind: "money",
      value: ({ sheet }) => sheet.totalCost,
      sort: true,
    },
    technician: {
      label: "Técnico",
      kind: "text",
      value: ({ sheet }) => sheet.technicianName,
      hidden: true,
    },
    supervisor: { label: "Supervisor", kind: "text", value: ({ sheet }) => sheet.supervisorName },
    approved_by: {
      label: "Aprobada por",
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
  filters: { ...filters, projectId: recordOf("Proyecto"), partnerId: recordOf("Cliente") },
  empty: {
    title: "Aún no hay hojas de mantenimiento",
    description: "Cada hoja dice qué se hizo a un equipo, cuánto costó y quién lo aprobó.",
  },
});

/** Of one project, which the path names. */
export const projectMaintenanceList = declareList<Maintenance>()({
  ...maintenanceList,
  id: "project-maintenance",
  name: "Mantenimiento del proyecto",
  search: "Buscar por número o equipo",
  screen: ["number", "date", "code", "type", "status", "total", "technician", "approved_by"],
  filters: { ...filters, projectId: unlisted(idFilter()) },
  params: { projectId: "project_id" },
});
