import { arrayOverlaps, eq, gte, lte, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { partners, projects, users, worksheetLines, worksheets } from "@/db/schema";
import { lineKindLabels } from "../../billing/labels";
import type { LineField } from "../../billing/line";
import { manualLine } from "../../billing/line-kind";
import { links } from "../../links/pages";
import { daysFromTo, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { liveStatuses } from "../../states/worksheet";
import { sheetLineFields as fields, worksheetFields } from "../../worksheets/fields";
import { worksheetStatusLabels } from "../../worksheets/labels";
import { conditionsOf } from "../conditions-of";
import { userName } from "../logged";
import { amount, declareReport, dimension, measure } from "../report";

/** What an amount follows from. */
const priced = {
  quantity: fields.quantity.label,
  unitPrice: fields.unitPrice.label,
  billedDays: fields.billedDays.label,
} satisfies Partial<Record<LineField, string>>;

const changed = sql`(select string_agg(${JSON.stringify(priced)}::jsonb ->> field, ', ' order by field)
  from unnest(${worksheetLines.manualFields}) as field where ${JSON.stringify(priced)}::jsonb ? field)`;

export const manualLines = declareReport({
  slug: "manual-lines",
  group: "money",
  name: "Líneas puestas a mano",
  question: "¿Qué se cobra porque alguien lo escribió o lo corrigió a mano?",
  method: [
    "Líneas con fecha en el período de planillas que no están CANCELADAS, de proyectos vivos.",
    "Manual: escrita a mano entera. Las demás siguen a los hechos, salvo su cantidad, su precio unitario o sus días cobrados, que alguien cambió: la columna Cambiado dice cuáles.",
    "Persona: quien guardó la línea la última vez. Monto: lo que la línea cobra, antes de IVA.",
  ],
  operation: "history.list",
  hasSpan: true,
  columns: {
    series: dimension(worksheetFields.seriesCode.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(worksheetFields.projectId.label, { hidden: true }),
    status: dimension(worksheetFields.status.label, {
      labels: worksheetStatusLabels,
      hidden: true,
    }),
    date: dimension(fields.date.label, { kind: "date" }),
    kind: dimension(fields.kind.label, { labels: lineKindLabels }),
    description: dimension(fields.description.label),
    changed: dimension("Cambiado"),
    person: dimension("Persona"),
    lines: measure("Líneas", { hidden: true }),
    quantity: measure(fields.quantity.label, { together: null }),
    unit_price: measure(fields.unitPrice.label, { kind: "money", together: null }),
    subtotal: amount(fields.subtotal.label),
  },
  filters: {
    period: daysFromTo("Período"),
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(worksheetFields.projectId.label),
  },
  rows: (_, { partnerId, projectId }, { from, to }) => sql`
    select ${worksheets.projectId} || '-' || ${worksheets.id} || '-' || ${worksheetLines.id} as id,
      ${worksheets.seriesCode} as series, ${partners.name} as partner, ${projects.location} as location,
      ${worksheets.status} as status, ${worksheetLines.date} as date, ${worksheetLines.kind} as kind,
      ${worksheetLines.description} as description, ${changed} as changed, ${userName} as person, 1 as lines,
      ${worksheetLines.quantity} as quantity, ${worksheetLines.unitPrice} as unit_price, ${worksheetLines.subtotal} as subtotal
    from ${worksheetLines}
    join ${worksheets} on ${worksheets.id} = ${worksheetLines.worksheetId}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    left join ${users} on ${users.id} = coalesce(${worksheetLines.updatedBy}, ${worksheetLines.createdBy})
    where ${conditionsOf(
      undeleted(worksheets),
      live(projects),
      among(worksheets.status, liveStatuses),
      gte(worksheetLines.date, from),
      lte(worksheetLines.date, to),
      or(
        eq(worksheetLines.kind, manualLine),
        arrayOverlaps(worksheetLines.manualFields, Object.keys(priced) as LineField[]),
      ),
      partnerId ? eq(projects.partnerId, partnerId) : undefined,
      projectId ? eq(projects.id, projectId) : undefined,
    )}`,
  order: { by: "subtotal", descending: true },
  chart: { by: "person", measure: "subtotal" },
  link: ({ id }) => {
    const [project, sheet] = id.split("-");
    return links.worksheet(Number(project), Number(sheet));
  },
});
