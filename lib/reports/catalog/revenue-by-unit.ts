import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { assignments, equipment } from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { earlier } from "../../values/dates";
import { conditionsOf } from "../conditions-of";
import { daysIn, fleetDays } from "../fleet-days";
import { amount, declareReport, dimension, measure, ratio } from "../report";
import { servedLines } from "../served-lines";

const types = equipmentTypes.filter((type) => !isService({ type }));

/** A service's assignment says which unit it serves. */
const named = sql`coalesce(${assignments.servedEquipmentId}, lines.equipment_id)`;

export const revenueByUnit = declareReport({
  slug: "revenue-by-unit",
  group: "units",
  name: "Ingreso por equipo",
  question: "¿Cuánto ingreso da cada equipo por día que está en la flota?",
  method: [
    "Ingreso: líneas de planillas LIQUIDADAS y FACTURADAS de proyectos vivos, antes de IVA, por el equipo que nombran; un servicio, por el equipo que atiende.",
    "Cuenta el día servido: de cada línea, la parte de sus días cobrados que cae en el período, hasta hoy; sin días cobrados, su fecha.",
    "Lo que no nombra ningún equipo (guías, servicios de todo el proyecto, líneas manuales) y los equipos eliminados no constan aquí.",
    "Día en flota y día rentado: como en Utilización en tiempo. Ingreso por día en flota = ingreso ÷ días en flota.",
  ],
  operation: "worksheets.list",
  hasSpan: true,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    revenue: amount("Ingreso"),
    days_in_fleet: measure("Días en flota"),
    rented_days: measure("Días rentados"),
    per_day_in_fleet: ratio("Ingreso por día en flota", {
      of: "revenue",
      per: "days_in_fleet",
      kind: "money",
    }),
    per_rented_day: ratio("Ingreso por día rentado", {
      of: "revenue",
      per: "rented_days",
      kind: "money",
    }),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.label, types, typeLabels),
  },
  rows: (ctx, { type }, { from, to }) => sql`
    select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name,
      ${equipment.type} as type, coalesce(billed.revenue, 0) as revenue,
      ${daysIn(sql`fleet`)} as days_in_fleet, ${daysIn(sql`rented`)} as rented_days
    from (${fleetDays(ctx, { from, to })}) as days
    join ${equipment} on ${equipment.id} = days.id
    left join (select ${named} as unit_id, sum(lines.amount) as revenue
      from (${servedLines({ from, to: earlier(to, ctx.today) })}) as lines
      left join ${assignments} on ${assignments.id} = lines.assignment_id
      group by 1) as billed on billed.unit_id = ${equipment.id}
    where ${conditionsOf(
      sql`(not isempty(fleet + rented) or billed.revenue is not null)`,
      type && among(equipment.type, type),
    )}`,
  order: { by: "per_day_in_fleet", descending: true },
  chart: { by: "type", measure: "per_day_in_fleet" },
  link: ({ id }) => links.equipment(Number(id)),
});
