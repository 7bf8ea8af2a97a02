import { eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment, maintenanceSheets, projects } from "@/db/schema";
import { equipmentTypes, maintenanceTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { conditionLabels, typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { isCorrective } from "../../maintenance/fault";
import { maintenanceFields } from "../../maintenance/fields";
import { liveMaintenance } from "../../maintenance/queries";
import { isService } from "../../placement/availability";
import { conditionsOf } from "../conditions-of";
import { daysIn, fleetDays } from "../fleet-days";
import { amount, declareReport, dimension, measure } from "../report";
import type { ReportSpan } from "../span";

const types = equipmentTypes.filter((type) => !isService({ type }));
const corrective = maintenanceTypes.filter((type) => isCorrective({ type }));

const sheetsOfUnits = ({ from, to }: ReportSpan): SQL => sql`
  select ${maintenanceSheets.equipmentId} as unit_id, count(*) as sheets,
    count(*) filter (where ${among(maintenanceSheets.type, corrective)}) as repairs,
    sum(${maintenanceSheets.days}) as work_days, sum(${maintenanceSheets.totalCost}) as cost,
    left(string_agg(distinct nullif(trim(${maintenanceSheets.faultCauses}), ''), '; '), 500) as causes
  from ${maintenanceSheets}
  join ${projects} on ${eq(projects.id, maintenanceSheets.projectId)}
  where ${conditionsOf(liveMaintenance, gte(maintenanceSheets.date, from), lte(maintenanceSheets.date, to))}
  group by 1`;

export const downtime = declareReport({
  slug: "downtime",
  group: "units",
  name: "Paradas y reparaciones",
  question: "¿Qué equipos fallan, cuántos días faltan y cuánto cuesta arreglarlos?",
  method: [
    "Hojas de mantenimiento de proyectos vivos con fecha en el período, en cualquier estado: cuántas, cuántas de ellas correctivas, sus días de trabajo y su costo total.",
    "Día fuera de servicio: como en Utilización en tiempo, al terminar el día el equipo estaba DAÑADO o EN REPARACIÓN según el registro de cambios; hasta hoy.",
    "Causas: las que dicen las hojas, cada una una vez.",
    "Constan los equipos con alguna hoja o algún día fuera de servicio; los eliminados y los servicios, no.",
  ],
  operation: "maintenance.list",
  hasSpan: true,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    condition: dimension(fields.condition.label, { labels: conditionLabels }),
    causes: dimension(maintenanceFields.faultCauses.label),
    sheets: measure("Hojas"),
    repairs: measure("Correctivas"),
    preventive: measure("Preventivas"),
    work_days: measure("Días de trabajo"),
    down_days: measure("Días fuera de servicio"),
    cost: amount(maintenanceFields.totalCost.label),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.label, types, typeLabels),
  },
  rows: (ctx, { type }, span) => sql`
    select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name,
      ${equipment.type} as type, ${equipment.condition} as condition, work.causes,
      coalesce(work.sheets, 0) as sheets, coalesce(work.repairs, 0) as repairs,
      coalesce(work.sheets - work.repairs, 0) as preventive, coalesce(work.work_days, 0) as work_days,
      ${daysIn(sql`down`)} as down_days, coalesce(work.cost, 0) as cost
    from (${fleetDays(ctx, span)}) as days
    join ${equipment} on ${equipment.id} = days.id
    left join (${sheetsOfUnits(span)}) as work on work.unit_id = ${equipment.id}
    where ${conditionsOf(
      sql`(work.sheets > 0 or not isempty(down))`,
      type && among(equipment.type, type),
    )}`,
  order: { by: "down_days", descending: true },
  chart: { by: "type", measure: "down_days" },
  link: ({ id }) => links.equipment(Number(id)),
});
