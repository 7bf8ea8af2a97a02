import { aliasedTable, eq, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import * as tables from "@/db/schema";
import { assignmentFields } from "../../assignments/fields";
import { serviceLine } from "../../billing/line-kind";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { countedChainStatuses } from "../../states/chain";
import { doneStatus } from "../../states/visit";
import { liveStatuses } from "../../states/worksheet";
import { sheetLineFields as fields, worksheetFields } from "../../worksheets/fields";
import { worksheetStatusLabels } from "../../worksheets/labels";
import { conditionsOf } from "../conditions-of";
import { amount, declareReport, dimension, measure } from "../report";
import type { ReportSpan } from "../span";

const { assignments, custodyChainItems: items, custodyChains: chains, visits } = tables;
const { equipment, partners, projects, worksheetLines: lines, worksheets } = tables;

const chainSheet = aliasedTable(worksheets, "chain_sheet");
const served = aliasedTable(equipment, "served");

const visited = sql`
  select from ${visits} where ${visits.assignmentId} = ${assignments.id}
    and ${eq(visits.status, doneStatus)} and coalesce(${visits.movedTo}, ${visits.plannedDate}) = billed.day`;

const chained = sql`
  select from ${items}
  join ${chains} on ${chains.id} = ${items.chainId}
  join ${worksheets} as chain_sheet on ${chainSheet.id} = ${chains.worksheetId}
  where ${undeleted(chains)} and ${undeleted(chainSheet)} and ${among(chains.status, countedChainStatuses)}
    and ${chainSheet.projectId} = ${worksheets.projectId} and ${chains.date} = billed.day
    and (${items.assignmentId} = ${assignments.id} or ${items.equipmentId} = ${assignments.servedEquipmentId})`;

const shareUntil = (at: SQL): SQL =>
  sql`round(${lines.subtotal} * ${at} / cardinality(${lines.billedDays}), 2)`;

const unproven = ({ from, to }: ReportSpan): SQL => sql`
  select ${lines.id} as line_id, count(*) as days, min(billed.day) as first_day, max(billed.day) as last_day,
    sum(${shareUntil(sql`billed.at`)} - ${shareUntil(sql`(billed.at - 1)`)}) as amount
  from ${lines}
  join ${worksheets} on ${worksheets.id} = ${lines.worksheetId}
  join ${projects} on ${projects.id} = ${worksheets.projectId}
  left join ${assignments} on ${assignments.id} = ${lines.assignmentId}
  cross join lateral unnest(${lines.billedDays}) with ordinality as billed(day, at)
  where ${conditionsOf(
    eq(lines.kind, serviceLine),
    undeleted(worksheets),
    live(projects),
    among(worksheets.status, liveStatuses),
    sql`billed.day between ${from}::date and ${to}::date`,
  )}
    and not exists (${visited}) and not exists (${chained})
  group by ${lines.id}`;

export const billedWithoutProof = declareReport({
  slug: "billed-without-proof",
  group: "money",
  name: "Cobrado sin constancia",
  question: "¿Qué días de servicio se cobran sin cadena ni visita que los pruebe?",
  method: [
    "Días cobrados de líneas de servicio, en el período, de planillas que no están CANCELADAS, de proyectos vivos.",
    "Un día tiene constancia si una cadena no anulada del proyecto con esa fecha tiene el servicio o el equipo que atiende, o si su visita de ese día está hecha.",
    "Monto: la parte de la línea que corresponde a esos días, en partes iguales al centavo. Las cantidades puestas a mano sin días constan en Líneas puestas a mano.",
  ],
  operation: "worksheets.list",
  hasSpan: true,
  columns: {
    series: dimension(worksheetFields.seriesCode.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(worksheetFields.projectId.label),
    status: dimension(worksheetFields.status.label, { labels: worksheetStatusLabels }),
    description: dimension(fields.description.label),
    unit: dimension(assignmentFields.servedEquipmentId.label, { kind: "code" }),
    first_day: dimension("Primer día", { kind: "date" }),
    last_day: dimension("Último día", { kind: "date" }),
    days: measure("Días sin constancia"),
    amount: amount("Monto"),
  },
  filters: {
    period: daysFromTo("Período"),
    status: choicesOf(worksheetFields.status.label, liveStatuses, worksheetStatusLabels),
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(worksheetFields.projectId.label),
  },
  rows: (_, { status, partnerId, projectId }, span) => sql`
    select ${worksheets.projectId} || '-' || ${worksheets.id} || '-' || ${lines.id} as id,
      ${worksheets.seriesCode} as series, ${partners.name} as partner, ${projects.location} as location,
      ${worksheets.status} as status, ${lines.description} as description, ${served.code} as unit,
      unproven.first_day, unproven.last_day, unproven.days, unproven.amount
    from (${unproven(span)}) as unproven
    join ${lines} on ${lines.id} = unproven.line_id
    join ${worksheets} on ${worksheets.id} = ${lines.worksheetId}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${assignments} on ${assignments.id} = ${lines.assignmentId}
    left join ${equipment} as served on ${served.id} = ${assignments.servedEquipmentId}
    where ${conditionsOf(
      status && among(worksheets.status, status),
      partnerId ? eq(projects.partnerId, partnerId) : undefined,
      projectId ? eq(projects.id, projectId) : undefined,
    )}`,
  order: { by: "amount", descending: true },
  chart: { by: "partner", measure: "amount" },
  link: ({ id }) => {
    const [project, sheet] = id.split("-");
    return links.worksheet(Number(project), Number(sheet));
  },
});
