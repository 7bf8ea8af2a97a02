import { sql } from "drizzle-orm";
import { live } from "@/db/live";
import {
  equipment,
  gateChecks,
  complianceOverrides as overrides,
  partners,
  projects,
  staff,
  users,
  vehicles,
} from "@/db/schema";
import { requirements, ruleSubjects } from "@/db/values";
import { overrideFields as fields } from "../../compliance/fields";
import { paramLabels, requirementLabels, subjectLabels } from "../../compliance/labels";
import { links } from "../../links/pages";
import { choiceOf, daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { technical, unit, vehicle } from "../../states/gate";
import { conditionsOf } from "../conditions-of";
import { userName } from "../logged";
import { ofAskedProject, projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { declareReport, dimension, measure } from "../report";
import { withinSpan } from "../within-span";
import { yesOrNo, yesOrNoLabels } from "../yes-or-no";

const subject = sql`case when ${overrides.staffId} is not null then ${technical}::text
  when ${overrides.vehicleId} is not null then ${vehicle}::text else ${unit}::text end`;

const uses = sql`
  select (failure ->> 'override_id')::int as override_id,
    count(distinct (${gateChecks.act}, ${gateChecks.actId}))::int as uses
  from ${gateChecks}, jsonb_array_elements(${gateChecks.failures}) as failure
  where failure ->> 'override_id' is not null
  group by 1`;

export const overridesReport = declareReport({
  slug: "overrides",
  group: "control",
  name: "Excepciones de aptitud",
  question: "¿A quién se dejó trabajar sin lo que exige una regla, por qué y quién respondió?",
  method: [
    "Excepciones cuyo primer día cae en el período, también las que se quitaron, de proyectos que no se han eliminado.",
    "Días: del primero al último, ambos incluidos, aunque se haya quitado antes.",
    "Usos: rutas, cadenas y guías que siguieron gracias a la excepción, según el registro de cada comprobación.",
  ],
  operation: "compliance.overrides",
  hasSpan: true,
  columns: {
    day: dimension(fields.fromDate.label, { kind: "date" }),
    until: dimension(fields.untilDate.label, { kind: "date" }),
    kind: dimension("De", { labels: subjectLabels }),
    subject: dimension("A quién o a qué"),
    requirement: dimension(fields.requirement.label, { labels: requirementLabels }),
    param: dimension(fields.param.label, { labels: paramLabels }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    reason: dimension(fields.reason.label),
    person: dimension(fields.approverId.label),
    withdrawn: dimension(fields.isWithdrawn.label, { labels: yesOrNoLabels }),
    overrides: measure("Excepciones", { hidden: true }),
    days: measure("Días"),
    uses: measure("Usos"),
  },
  filters: {
    period: daysFromTo("Período"),
    ...projectFilters,
    subject: choiceOf("De", ruleSubjects, subjectLabels),
    requirement: choiceOf(fields.requirement.label, requirements, requirementLabels),
  },
  rows: (_, { subject: kind, requirement, ...asked }, span) => sql`
    select ${projects.id} || '-' || ${overrides.id} as id, ${overrides.fromDate} as day,
      ${overrides.untilDate} as until, ${subject} as kind,
      coalesce(${staffName}, ${vehicles.plate}, ${equipment.code}) as subject, ${overrides.requirement} as requirement,
      ${overrides.param} as param, ${partners.name} as partner, ${projects.location} as location,
      ${overrides.reason} as reason, ${userName} as person, ${yesOrNo(sql`${overrides.isWithdrawn}`)} as withdrawn,
      1 as overrides, ${overrides.untilDate} - ${overrides.fromDate} + 1 as days,
      coalesce(used.uses, 0) as uses
    from ${overrides}
    join ${projects} on ${projects.id} = ${overrides.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    join ${users} on ${users.id} = ${overrides.approverId}
    left join ${staff} on ${staff.id} = ${overrides.staffId}
    left join ${vehicles} on ${vehicles.id} = ${overrides.vehicleId}
    left join ${equipment} on ${equipment.id} = ${overrides.equipmentId}
    left join (${uses}) as used on used.override_id = ${overrides.id}
    where ${conditionsOf(
      live(projects),
      withinSpan(overrides.fromDate, span),
      ofAskedProject(asked),
      kind && sql`${subject} = ${kind}`,
      requirement && sql`${overrides.requirement} = ${requirement}`,
    )}`,
  order: { by: "day", descending: true },
  chart: { by: "requirement", measure: "overrides" },
  link: ({ id }) => links.projectFitness(Number(id.split("-")[0])),
});
