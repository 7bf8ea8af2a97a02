import { lte, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { assignments, equipment, partners, projects } from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import { equipmentFields as fields } from "../../equipment/fields";
import { conditionLabels, typeLabels } from "../../equipment/labels";
import type { Context } from "../../kernel/context";
import { links } from "../../links/pages";
import { choicesOf } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { free } from "../../placement/availability-conditions";
import { lastWorkingDayOf } from "../../placement/holding";
import { ofUnits } from "../../placement/of-kind";
import { conditionsOf } from "../conditions-of";
import { declareReport, dimension, measure } from "../report";

const types = equipmentTypes.filter((type) => !isService({ type }));

const spells = [
  "0 a 30 días",
  "31 a 60 días",
  "61 a 90 días",
  "Más de 90 días",
  "Nunca rentado",
] as const;

const lastStays = ({ today }: Context) => sql`
  select distinct on (${assignments.equipmentId}) ${assignments.equipmentId} as unit_id,
    least(coalesce(${lastWorkingDayOf(assignments)}, ${today}::date), ${today}::date) as last_day,
    ${assignments.cost} as rate, ${projects.location} as location, ${partners.name} as partner
  from ${assignments}
  join ${projects} on ${projects.id} = ${assignments.projectId}
  join ${partners} on ${partners.id} = ${projects.partnerId}
  where ${conditionsOf(
    ofUnits(assignments),
    live(assignments),
    lte(assignments.startDate, today),
    sql`${assignments.startDate} <= coalesce(${lastWorkingDayOf(assignments)}, ${today}::date)`,
  )}
  order by 1, 2 desc, ${assignments.id} desc`;

export const idleUnits = declareReport({
  slug: "idle-units",
  group: "units",
  name: "Equipos sin trabajo",
  question: "¿Qué equipos están parados, desde cuándo y cuánto rendían?",
  method: [
    "Equipos en servicio y DISPONIBLES en este momento; los servicios, los rentados y los retirados no cuentan.",
    "Último día rentado: el último día hasta hoy de una asignación del equipo. Días sin trabajo = hoy − último día rentado.",
    "Un equipo que nunca se rentó consta sin último día ni días sin trabajo.",
    "Última tarifa, cliente y proyecto: los de la asignación que terminó al último. El total de las tarifas es lo que rendiría al día rentarlos todos otra vez.",
  ],
  operation: "equipment.list",
  hasSpan: false,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    condition: dimension(fields.condition.label, { labels: conditionLabels }),
    last_day: dimension("Último día rentado", { kind: "date" }),
    spell: dimension("Espera", { hidden: true }),
    partner: dimension("Último cliente"),
    location: dimension("Último proyecto"),
    units: measure("Equipos", { hidden: true }),
    idle_days: measure("Días sin trabajo", { together: "average" }),
    rate: measure("Última tarifa", { kind: "money" }),
  },
  filters: { type: choicesOf(fields.type.label, types, typeLabels) },
  rows: (ctx, { type }) => sql`
    select ${equipment.id} as id, ${equipment.code} as code, ${equipment.name} as name,
      ${equipment.type} as type, ${equipment.condition} as condition, stay.last_day,
      case when idle.days is null then ${spells[4]} when idle.days <= 30 then ${spells[0]} when idle.days <= 60 then ${spells[1]}
        when idle.days <= 90 then ${spells[2]} else ${spells[3]} end as spell,
      stay.partner, stay.location, 1 as units, idle.days as idle_days, stay.rate
    from ${equipment}
    left join (${lastStays(ctx)}) as stay on stay.unit_id = ${equipment.id}
    cross join lateral (select ${ctx.today}::date - stay.last_day as days) as idle
    where ${conditionsOf(undeleted(equipment), free(equipment), among(equipment.type, type ?? types))}`,
  order: { by: "idle_days", descending: true },
  chart: { by: "spell", measure: "units" },
  link: ({ id }) => links.equipment(Number(id)),
});
