import { and, eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { assignments, equipment, partners, projects } from "@/db/schema";
import { equipmentTypes } from "@/db/values";
import { assignmentFields, rateFields } from "../../assignments/fields";
import { exchangedFor, stateLabels } from "../../assignments/labels";
import { equipmentFields as fields } from "../../equipment/fields";
import { typeLabels } from "../../equipment/labels";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { isService } from "../../placement/availability";
import { lastWorkingDayOf } from "../../placement/holding";
import { ofUnits } from "../../placement/of-kind";
import { projectFields } from "../../projects/fields";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { declareReport, dimension, measure, ratio } from "../report";
import { stays } from "../stays";
import { withinSpan } from "../within-span";

const types = equipmentTypes.filter((type) => !isService({ type }));

/** The assignment that a stay ended with. */
const ending = sql`
  select ${assignments.id} as assignment_id, ${assignments.retirementReason} as reason,
    case when ${assignments.retirementDate} = left_on then 'retired' else 'ended' end as state
  from ${assignments}
  where ${and(
    eq(assignments.projectId, sql`gone.project_id`),
    eq(assignments.equipmentId, sql`gone.equipment_id`),
    ofUnits(assignments),
    live(assignments),
    sql`${lastWorkingDayOf(assignments)} = left_on`,
  )}
  order by ${assignments.id} desc limit 1`;

export const exchangesAndReturns = declareReport({
  slug: "exchanges-and-returns",
  group: "logistics",
  name: "Cambios y retornos de equipos",
  question: "¿Qué equipos salieron de un proyecto, por qué, tras cuántos días y qué los reemplazó?",
  method: [
    "Equipos cuyo último día en un proyecto cae en el período, hasta hoy: el retiro de su asignación o su fin, lo que llegue antes.",
    "Asignaciones seguidas del mismo equipo en el mismo proyecto, sin un día entre ellas, son una sola estadía: renovar no es salir.",
    "Días: del primero al último de la estadía, ambos incluidos.",
    "Reemplazo: el equipo que nombra un intercambio; si no hubo uno, uno del mismo tipo que llega al mismo proyecto el mismo día en que el otro sale; cada uno reemplaza a uno solo, en orden de código.",
    "Las asignaciones eliminadas y las que se retiraron antes de empezar no cuentan.",
  ],
  operation: "equipment.list",
  hasSpan: true,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    name: dimension(fields.name.label, { hidden: true }),
    type: dimension(fields.type.label, { labels: typeLabels }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    left_on: dimension("Salió el", { kind: "date" }),
    state: dimension(rateFields.assignmentId.label, { labels: stateLabels, hidden: true }),
    reason: dimension(assignmentFields.retirementReason.label),
    replaced_by: dimension("Reemplazado por", { kind: "code" }),
    days: measure("Días en el proyecto", { together: "average" }),
    units: measure("Salidas", { hidden: true }),
    exchanges: measure("Cambios"),
    exchanged: ratio("Con reemplazo", { of: "exchanges", per: "units", hidden: true }),
  },
  filters: {
    period: daysFromTo("Período"),
    type: choicesOf(fields.type.label, types, typeLabels),
    ...projectFilters,
  },
  rows: ({ today }, { type, ...asked }, span) => sql`
    with stays as materialized (${stays(
      conditionsOf(ofAskedProject(asked), type && among(equipment.type, type)),
    )}),
    gone as (
      select stays.*, upper(days) - 1 as left_on,
        row_number() over (partition by project_id, type, upper(days) order by code, equipment_id) as place
      from stays where ${withinSpan(sql`upper(days) - 1`, span)} and upper(days) <= ${today}::date + 1),
    arrived as (
      select stays.*, row_number() over (partition by project_id, type, lower(days) order by code, equipment_id) as place
      from stays)
    select gone.equipment_id || '-' || ending.assignment_id as id, gone.code, gone.name, gone.type,
      ${partners.name} as partner, ${projects.location} as location, gone.left_on, ending.state, ending.reason,
      coalesce(named.code, arrived.code) as replaced_by, upper(gone.days) - lower(gone.days) as days, 1 as units,
      case when coalesce(named.equipment_id, arrived.equipment_id) is null then 0 else 1 end as exchanges
    from gone
    join ${projects} on ${projects.id} = gone.project_id
    join ${partners} on ${partners.id} = ${projects.partnerId}
    join lateral (${ending}) as ending on true
    left join arrived as named on named.project_id = gone.project_id and lower(named.days) = gone.left_on + 1
      and starts_with(ending.reason, ${exchangedFor} || named.code || ':')
    left join arrived on arrived.project_id = gone.project_id and arrived.type = gone.type
      and lower(arrived.days) = gone.left_on and arrived.place = gone.place`,
  order: { by: "left_on", descending: true },
  chart: { by: "reason", measure: "units" },
  link: ({ id }) => links.equipment(Number(id.split("-")[0])),
});
