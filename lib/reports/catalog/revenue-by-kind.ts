import { eq, sql } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import type { LineKind } from "../../billing/facts";
import { lineKindLabels } from "../../billing/labels";
import { links } from "../../links/pages";
import { daysFromTo, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { worksheetFields } from "../../worksheets/fields";
import { conditionsOf } from "../conditions-of";
import { amount, declareReport, dimension } from "../report";
import { servedLines } from "../served-lines";

const sources: Record<LineKind, string> = {
  RENT: lineKindLabels.RENT,
  SERVICE: lineKindLabels.SERVICE,
  TRANSPORT: "Logística",
  STOWAGE: "Logística",
  MAINTENANCE: lineKindLabels.MAINTENANCE,
  MANUAL: lineKindLabels.MANUAL,
};

export const revenueByKind = declareReport({
  slug: "revenue-by-kind",
  group: "money",
  name: "Ingreso por clase",
  question: "¿De qué vive la empresa: alquiler, servicios, logística o mantenimiento?",
  method: [
    "Líneas de planillas LIQUIDADAS y FACTURADAS de proyectos vivos, antes de IVA.",
    "Cuenta el día servido: cada línea se reparte en partes iguales entre sus días cobrados, al centavo, y consta en el mes de cada uno; sin días cobrados, en el de su fecha.",
    "Logística: transporte y estiba de las guías. Manual: líneas escritas a mano.",
  ],
  operation: "worksheets.list",
  hasSpan: true,
  columns: {
    month: dimension("Mes", { kind: "month" }),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(worksheetFields.projectId.label),
    source: dimension("Clase de ingreso"),
    revenue: amount("Ingreso"),
  },
  filters: {
    period: daysFromTo("Período"),
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(worksheetFields.projectId.label),
  },
  rows: (_, { partnerId, projectId }, span) => sql`
    select ${projects.id} || '-' || month || '-' || source as id, month, ${partners.name} as partner,
      ${projects.location} as location, source, revenue
    from (select project_id, month, ${JSON.stringify(sources)}::jsonb ->> kind as source, sum(amount) as revenue
      from (${servedLines(span)}) as lines group by 1, 2, 3) as sums
    join ${projects} on ${projects.id} = sums.project_id
    join ${partners} on ${partners.id} = ${projects.partnerId}
    where ${conditionsOf(
      partnerId ? eq(projects.partnerId, partnerId) : undefined,
      projectId ? eq(projects.id, projectId) : undefined,
    )}`,
  order: { by: "month", descending: true },
  chart: { by: "source", measure: "revenue" },
  grid: { down: "partner", across: "month", measure: "revenue" },
  link: ({ id }) => links.projectWorksheets(Number(id.split("-")[0])),
});
