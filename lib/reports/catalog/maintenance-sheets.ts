import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { asAsked, holdingFile } from "@/db/holding-file";
import { equipment, maintenanceSheets, partners, projects } from "@/db/schema";
import { maintenanceStatuses, maintenanceTypes } from "@/db/values";
import { typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo, eitherOf } from "../../lists/declared-filters";
import { maintenanceFields as fields } from "../../maintenance/fields";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "../../maintenance/labels";
import { liveMaintenance } from "../../maintenance/queries";
import { projectFields } from "../../projects/fields";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { amount, declareReport, dimension, measure } from "../report";
import { withinSpan } from "../within-span";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

const hasFile = holdingFile(maintenanceSheets.id, {
  model: "maintenance_sheet",
  field: "maintenance_file",
});

const labour = sql`round(${maintenanceSheets.days} * ${maintenanceSheets.dailyRate}, 2)`;

export const maintenanceSheetsReport = declareReport({
  slug: "maintenance-sheets",
  group: "service",
  name: "Hojas de mantenimiento",
  question:
    "¿Cuánto mantenimiento se hizo, de qué clase, cuánto costó y a qué hojas les falta su archivo?",
  method: [
    "Hojas de mantenimiento cuya fecha cae en el período, de cualquier estado, de proyectos vivos; las eliminadas no cuentan.",
    "Mano de obra = días × tarifa diaria. El costo total es el de la hoja: si se acordó otro, no es la suma de sus partes.",
    "Con archivo: la hoja firmada está guardada en su campo de archivo.",
  ],
  operation: "maintenance.list",
  hasSpan: true,
  columns: {
    number: dimension(fields.sheetNumber.label, { kind: "code" }),
    date: dimension(fields.date.label, { kind: "date" }),
    code: dimension(fields.equipmentId.label, { kind: "code" }),
    equipment_type: dimension("Tipo de equipo", { labels: typeLabels, hidden: true }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    type: dimension(fields.type.shortLabel, { labels: maintenanceTypeLabels }),
    status: dimension(fields.status.label, { labels: maintenanceStatusLabels }),
    has_file: dimension("Con archivo", { labels: yesOrNoLabels }),
    technician: dimension(fields.technicianName.label, { hidden: true }),
    sheets: measure("Hojas", { hidden: true }),
    days: measure(fields.days.label),
    labour: amount("Mano de obra", { hidden: true }),
    logistics: amount(fields.logisticsCost.label),
    parts: amount(fields.partsCost.label),
    total: amount(fields.totalCost.label),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.shortLabel, maintenanceTypes, maintenanceTypeLabels),
    status: choicesOf(fields.status.label, maintenanceStatuses, maintenanceStatusLabels),
    hasFile: eitherOf("Archivo", "Con archivo", "Sin archivo"),
    ...projectFilters,
  },
  rows: (_, { type, status, hasFile: asksFile, ...asked }, span) => sql`
    select ${maintenanceSheets.id} as id, ${maintenanceSheets.sheetNumber} as number, ${maintenanceSheets.date} as date,
      ${equipment.code} as code, ${equipment.type} as equipment_type, ${partners.name} as partner,
      ${projects.location} as location, ${maintenanceSheets.type} as type, ${maintenanceSheets.status} as status,
      ${yesOrNo(hasFile)} as has_file, ${maintenanceSheets.technicianName} as technician, 1 as sheets,
      ${maintenanceSheets.days} as days, ${labour} as labour, ${maintenanceSheets.logisticsCost} as logistics,
      ${maintenanceSheets.partsCost} as parts, ${maintenanceSheets.totalCost} as total
    from ${maintenanceSheets}
    join ${equipment} on ${equipment.id} = ${maintenanceSheets.equipmentId}
    join ${projects} on ${projects.id} = ${maintenanceSheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    where ${conditionsOf(
      liveMaintenance,
      withinSpan(maintenanceSheets.date, span),
      type && among(maintenanceSheets.type, type),
      status && among(maintenanceSheets.status, status),
      asAsked(hasFile, asksFile),
      ofAskedProject(asked),
    )}`,
  order: { by: "date", descending: true },
  chart: { by: "type", measure: "total" },
  link: ({ id }) => links.maintenanceSheet(Number(id)),
});
