import { eq, sql } from "drizzle-orm";
import { assignments, changes, equipment, partners, projects, users } from "@/db/schema";
import { assignmentFields as fields } from "../../assignments/fields";
import { kindLabels } from "../../assignments/labels";
import { equipmentFields } from "../../equipment/fields";
import { links } from "../../links/pages";
import { daysFromTo, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { conditionsOf } from "../conditions-of";
import { became, dayOfInstant, loggedWithin, userName, was } from "../logged";
import { declareReport, dimension, measure } from "../report";

const [before, after] = [was(assignments.cost), became(assignments.cost)];

export const priceChanges = declareReport({
  slug: "price-changes",
  group: "control",
  name: "Cambios de tarifa",
  question: "¿Quién cambió la tarifa de una asignación, cuándo y en cuánto?",
  method: [
    "Cambios de la tarifa de una asignación (por día de un equipo, por vez de un servicio) según el registro de cambios, en el día de la empresa.",
    "Ni la primera tarifa de una asignación nueva ni su eliminación son un cambio. De una asignación eliminada constan las tarifas, sin código ni clase.",
    "Diferencia = tarifa nueva − tarifa anterior, por día o por vez.",
  ],
  operation: "history.list",
  hasSpan: true,
  columns: {
    day: dimension("Fecha", { kind: "date" }),
    person: dimension("Persona"),
    code: dimension(equipmentFields.code.label, { kind: "code" }),
    kind: dimension(fields.kind.label, { labels: kindLabels }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(fields.projectId.label),
    changes: measure("Cambios", { hidden: true }),
    old_cost: measure("Tarifa anterior", { kind: "money", together: null }),
    new_cost: measure("Tarifa nueva", { kind: "money", together: null }),
    difference: measure("Diferencia", { kind: "money" }),
  },
  filters: {
    period: daysFromTo("Período"),
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(fields.projectId.label),
  },
  rows: (ctx, { partnerId, projectId }, span) => sql`
    select ${projects.id} || '-' || ${changes.id} as id, ${dayOfInstant(changes.at, ctx)} as day,
      ${userName} as person, ${equipment.code} as code, ${assignments.kind} as kind, ${partners.name} as partner,
      ${projects.location} as location, 1 as changes, (${before})::numeric(12, 2) as old_cost,
      (${after})::numeric(12, 2) as new_cost, (${after})::numeric(12, 2) - (${before})::numeric(12, 2) as difference
    from ${changes}
    join ${projects} on ${projects.id} = ${changes.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${assignments} on ${assignments.id} = ${changes.recordId}
    left join ${equipment} on ${equipment.id} = ${assignments.equipmentId}
    left join ${users} on ${users.id} = ${changes.userId}
    where ${conditionsOf(
      sql`${changes.recordType} = 'project_resource'`,
      loggedWithin(changes.at, ctx, span),
      sql`${before} is not null and ${after} is not null`,
      partnerId ? eq(projects.partnerId, partnerId) : undefined,
      projectId ? eq(projects.id, projectId) : undefined,
    )}`,
  order: { by: "day", descending: true },
  chart: { by: "person", measure: "changes" },
  link: ({ id }) => links.projectResources(Number(id.split("-")[0])),
});
