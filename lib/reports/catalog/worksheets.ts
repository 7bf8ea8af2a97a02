import { sql } from "drizzle-orm";
import { among } from "@/db/among";
import { live, undeleted } from "@/db/live";
import { partners, projects, worksheets } from "@/db/schema";
import { worksheetStatuses } from "@/db/values";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { liveStatuses } from "../../states/worksheet";
import { worksheetFields as fields } from "../../worksheets/fields";
import { worksheetStatusLabels } from "../../worksheets/labels";
import { conditionsOf } from "../conditions-of";
import { ofAskedProject, projectFilters } from "../of-project";
import { amount, declareReport, dimension, measure } from "../report";
import { withinSpan } from "../within-span";

export const worksheetsReport = declareReport({
  slug: "worksheets",
  group: "money",
  name: "Planillas",
  question: "¿Cuánto se ha planillado, a quién y en qué estado está?",
  method: [
    "Planillas de proyectos vivos cuya fecha cae en el período.",
    "Las CANCELADAS se listan cuando se pide ese estado; si no se pide ninguno, no cuentan.",
    "Los montos son los de la planilla: subtotal, IVA y total.",
  ],
  operation: "worksheets.list",
  hasSpan: true,
  columns: {
    series: dimension(fields.seriesCode.label, { kind: "code" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(fields.projectId.label),
    date: dimension(fields.date.label, { kind: "date" }),
    status: dimension(fields.status.label, { labels: worksheetStatusLabels }),
    sheets: measure("Planillas", { hidden: true }),
    subtotal: amount(fields.subtotal.label),
    tax: amount(fields.taxAmount.label),
    total: amount(fields.total.label),
  },
  filters: {
    period: daysFromTo("Período"),
    status: choicesOf(fields.status.label, worksheetStatuses, worksheetStatusLabels),
    ...projectFilters,
  },
  rows: (_, { status, ...asked }, span) => sql`
    select ${worksheets.projectId} || '-' || ${worksheets.id} as id, ${worksheets.seriesCode} as series, ${partners.name} as partner,
      ${projects.location} as location, ${worksheets.date} as date, ${worksheets.status} as status, 1 as sheets,
      ${worksheets.subtotal} as subtotal, ${worksheets.taxAmount} as tax, ${worksheets.total} as total
    from ${worksheets}
    join ${projects} on ${projects.id} = ${worksheets.projectId}
    join ${partners} on ${partners.id} = ${projects.partnerId}
    where ${conditionsOf(
      undeleted(worksheets),
      live(projects),
      withinSpan(worksheets.date, span),
      among(worksheets.status, status ?? liveStatuses),
      ofAskedProject(asked),
    )}`,
  order: { by: "date", descending: true },
  chart: { by: "date", measure: "subtotal" },
  link: ({ id }) => {
    const [project, sheet] = id.split("-");
    return links.worksheet(Number(project), Number(sheet));
  },
});
