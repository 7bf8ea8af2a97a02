import { and, eq, sql } from "drizzle-orm";
import { among } from "@/db/among";
import {
  assignments,
  custodyChains,
  operatorBlocks,
  partners,
  projects,
  staff,
  visits,
  worksheets,
} from "@/db/schema";
import { workAreas } from "@/db/values";
import { liveChains } from "../../custody/queries";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { liveServices } from "../../schedule/queries";
import { staffFields } from "../../staff/fields";
import { workAreaLabels } from "../../staff/labels";
import { countedChainStatuses } from "../../states/chain";
import { doneStatus } from "../../states/visit";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { staffName } from "../person-name";
import { declareReport, dimension, measure } from "../report";
import type { ReportSpan } from "../span";
import { monthOfDay, withinSpan } from "../within-span";

const ofChains = (span: ReportSpan) => sql`
  select ${custodyChains.staffId} as staff_id, ${worksheets.projectId} as project_id, ${custodyChains.date} as day, 1 as chains, 0 as visits
  from ${custodyChains}
  join ${worksheets} on ${worksheets.id} = ${custodyChains.worksheetId}
  join ${projects} on ${projects.id} = ${worksheets.projectId}
  where ${conditionsOf(
    liveChains,
    among(custodyChains.status, countedChainStatuses),
    withinSpan(custodyChains.date, span),
  )}`;

const visitedOn = sql`coalesce(${visits.movedTo}, ${visits.plannedDate})`;

const ofVisits = (span: ReportSpan) => sql`
  select ${visits.staffId}, ${assignments.projectId}, ${visitedOn}, 0, 1
  from ${visits}
  join ${assignments} on ${assignments.id} = ${visits.assignmentId}
  join ${projects} on ${projects.id} = ${assignments.projectId}
  where ${and(liveServices({ withClosed: true }), eq(visits.status, doneStatus), withinSpan(visitedOn, span))}`;

const block = sql`coalesce(${operatorBlocks.label}, ${projects.block})`;

export const whoWorkedWhere = declareReport({
  slug: "who-worked-where",
  group: "people",
  name: "Quién trabajó dónde",
  question: "¿Cuántos días trabajó cada técnico en cada campamento y bloque?",
  method: [
    "Día trabajado: un día del período en que el técnico está en una cadena que no está ANULADA o en una visita realizada de un proyecto; cada día de un proyecto cuenta una vez.",
    "Quien estuvo el mismo día en dos proyectos tiene un día en cada uno.",
    "Una visita es del día previsto o de aquel al que se movió.",
    "No cuentan las cadenas que solo escriben el nombre del técnico ni las hojas de mantenimiento, que lo guardan como texto.",
    "Bloque: el del proyecto, como es hoy.",
  ],
  operation: "staff.list",
  hasSpan: true,
  columns: {
    technician: dimension("Técnico"),
    area: dimension(staffFields.workArea.label, { labels: workAreaLabels, hidden: true }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    block: dimension(projectFields.block.label),
    month: dimension("Mes", { kind: "month" }),
    days: measure("Días"),
    chains: measure("Cadenas"),
    visits: measure("Visitas realizadas"),
  },
  filters: {
    period: daysFromTo("Período"),
    area: choicesOf(staffFields.workArea.label, workAreas, workAreaLabels),
    ...projectFilters,
  },
  rows: (_, { area, ...asked }, span) => sql`
    select concat_ws('-', ${staff.id}, ${projects.id}, ${monthOfDay(sql`day`)}) as id, ${staffName} as technician,
      ${staff.workArea} as area, ${partners.name} as partner, ${projects.location} as location, ${block} as block,
      ${monthOfDay(sql`day`)} as month, count(distinct day) as days, sum(chains) as chains, sum(visits) as visits
    from (${ofChains(span)} union all ${ofVisits(span)}) as work
    join ${staff} on ${staff.id} = work.staff_id
    join ${projects} on ${projects.id} = work.project_id
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${operatorBlocks} on ${operatorBlocks.code} = ${projects.block}
    where ${conditionsOf(area && among(staff.workArea, area), ofAskedProject(asked))}
    group by ${staff.id}, ${projects.id}, ${partners.id}, ${operatorBlocks.id}, 7`,
  order: { by: "days", descending: true },
  chart: { by: "technician", measure: "days" },
  link: ({ id }) => links.staffMember(Number(id.split("-")[0])),
});
