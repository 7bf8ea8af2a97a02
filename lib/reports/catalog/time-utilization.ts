import { type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment } from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { conditionsOf } from "../conditions-of";
import { daysIn, fleetDays, fleetDaysByMonth } from "../fleet-days";
import { declareReport, dimension, measure, ratio } from "../report";

const types = equipmentTypes.filter((type) => !isService({ type }));

type Asked = { type?: (typeof types)[number][] | undefined };

const countsOf = (days: SQL, { type }: Asked, month: SQL) => sql`
  select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name,
    ${equipment.type} as type, ${month} as month, ${daysIn(sql`fleet`)} as days_in_fleet, ${daysIn(sql`rented`)} as rented_days,
    ${daysIn(sql`down`)} as down_days, ${daysIn(sql`fleet - (down - rented)`)} as ready_days
  from (${days}) as days
  join ${equipment} on ${equipment.id} = days.id
  where ${conditionsOf(sql`not isempty(fleet)`, type && among(equipment.type, type))}`;

export const timeUtilization = declareReport({
  slug: "time-utilization",
  group: "units",
  name: "Utilización en tiempo",
  question: "¿Qué equipos trabajan y cuáles esperan?",
  method: [
    "Día en flota: desde la compra (sin ella, desde que se registró el equipo o se rentó por primera vez) y antes de pasar a RETIRADO; hasta hoy.",
    "Día rentado: un día de una asignación del equipo, cada día del calendario una sola vez.",
    "Día fuera de servicio: al terminar el día, el equipo estaba DAÑADO o EN REPARACIÓN según el registro de cambios.",
    "Utilización = días rentados ÷ días en flota. Neta = días rentados ÷ (días en flota − días fuera de servicio sin renta).",
  ],
  operation: "equipment.list",
  hasSpan: true,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    days_in_fleet: measure("Días en flota"),
    rented_days: measure("Días rentados"),
    down_days: measure("Días fuera de servicio"),
    ready_days: measure("Días que pudo trabajar", { hidden: true }),
    utilization: ratio("Utilización", { of: "rented_days", per: "days_in_fleet" }),
    net_utilization: ratio("Utilización neta", { of: "rented_days", per: "ready_days" }),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.label, types, typeLabels),
  },
  rows: (ctx, asked, span) => countsOf(fleetDays(ctx, span), asked, sql`null`),
  order: { by: "utilization", descending: true },
  chart: { by: "type", measure: "utilization" },
  byMonth: {
    grid: { down: "type", measure: "utilization" },
    rows: (ctx, asked, span) => countsOf(fleetDaysByMonth(ctx, span), asked, sql`month`),
  },
  link: ({ id }) => links.equipment(Number(id)),
});
