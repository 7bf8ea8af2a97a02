import { eq, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { changes, partners, projects, worksheets } from "@/db/schema";
import type { Context } from "../../kernel/context";
import { links } from "../../links/pages";
import { daysFromTo, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { invoicedStatus, settledStatuses, worksheetMoves } from "../../states/worksheet";
import { worksheetFields as fields } from "../../worksheets/fields";
import { worksheetStatusLabels } from "../../worksheets/labels";
import { conditionsOf } from "../conditions-of";
import { became, dayOfInstant } from "../logged";
import { amount, declareReport, dimension, measure } from "../report";

const settled = settledStatuses.map((status) => `"${status}"`).join(",");

/** Of each sheet: when it was liquidated first and invoiced last, since it was open for the last time. */
const settledDays = (ctx: Context): SQL => sql`
  select sheet_id, min(day) filter (where word = ${worksheetMoves.liquidate.to}) as liquidated_on,
    max(day) filter (where word = ${invoicedStatus}) as invoiced_on
  from (select *, max(id) filter (where word <> all(${`{${settled}}`}::text[])) over (partition by sheet_id) as opened
    from (select ${changes.id} as id, ${changes.recordId} as sheet_id, ${became(worksheets.status)} as word,
        ${dayOfInstant(changes.at, ctx)} as day
      from ${changes}
      where ${changes.recordType} = 'sheet_project' and ${changes.changes} ? ${worksheets.status.name}) as moves) as moves
  where id > coalesce(opened, 0) group by sheet_id`;

export const daysToCash = declareReport({
  slug: "days-to-cash",
  group: "money",
  name: "Días hasta facturar",
  question: "¿Cuánto tarda una planilla desde que termina su período hasta que se factura?",
  method: [
    "Planillas LIQUIDADAS o FACTURADAS de proyectos vivos que pasaron a ese estado en el período, según el registro de cambios.",
    "Liquidada: el primer día en que pasó a LIQUIDADA desde que estuvo abierta por última vez; facturada: el último día en que pasó a FACTURADA. Una planilla que se facturó sin liquidarse no tiene día de liquidación.",
    "Días a liquidar = liquidada − fin del período; negativo si se liquidó antes. Días a facturar = facturada − liquidada. Días en total = facturada − fin del período.",
    "Los totales son promedios por planilla de las que tienen el dato. El cobro no consta en los datos.",
  ],
  operation: "history.list",
  hasSpan: true,
  columns: {
    series: dimension(fields.seriesCode.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(fields.projectId.label),
    status: dimension(fields.status.label, { labels: worksheetStatusLabels, hidden: true }),
    period_end: dimension(fields.periodEnd.label, { kind: "date" }),
    liquidated_on: dimension("Liquidada", { kind: "date" }),
    invoiced_on: dimension("Facturada", { kind: "date" }),
    sheets: measure("Planillas", { hidden: true }),
    to_liquidate: measure("Días a liquidar", { together: "average" }),
    to_invoice: measure("Días a facturar", { together: "average" }),
    to_cash: measure("Días en total", { together: "average" }),
    subtotal: amount(fields.subtotal.label),
  },
  filters: {
    period: daysFromTo("Período"),
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(fields.projectId.label),
  },
  rows: (ctx, { partnerId, projectId }, { from, to }) => sql`
    select ${worksheets.projectId} || '-' || ${worksheets.id} as id, ${worksheets.seriesCode} as series,
      ${partners.name} as partner, ${projects.location} as location, ${worksheets.status} as status,
      ${worksheets.periodEnd} as period_end, on_days.liquidated_on, on_days.invoiced_on, 1 as sheets,
      on_days.liquidated_on - ${worksheets.periodEnd} as to_liquidate,
      on_days.invoiced_on - on_days.liquidated_on as to_invoice,
      on_days.invoiced_on - ${worksheets.periodEnd} as to_cash, ${worksheets.subtotal} as subtotal
    from (${settledDays(ctx)}) as moved
    join ${worksheets} on ${worksheets.id} = moved.sheet_id
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    cross join lateral (select moved.liquidated_on,
      case when ${worksheets.status} = ${invoicedStatus} then moved.invoiced_on end as invoiced_on) as on_days
    where ${conditionsOf(
      undeleted(worksheets),
      live(projects),
      among(worksheets.status, settledStatuses),
      sql`case when ${worksheets.status} = ${invoicedStatus} then on_days.invoiced_on else on_days.liquidated_on end
        between ${from}::date and ${to}::date`,
      partnerId ? eq(projects.partnerId, partnerId) : undefined,
      projectId ? eq(projects.id, projectId) : undefined,
    )}`,
  order: { by: "to_cash", descending: true },
  chart: { by: "partner", measure: "to_cash" },
  link: ({ id }) => {
    const [project, sheet] = id.split("-");
    return links.worksheet(Number(project), Number(sheet));
  },
});
