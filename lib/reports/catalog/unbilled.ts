import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import { lineKinds } from "@/db/values";
import { lineKindLabels } from "../../billing/labels";
import { isWrittenByHand } from "../../billing/line-kind";
import type { Context } from "../../kernel/context";
import { links } from "../../links/pages";
import { choicesOf, recordOf } from "../../lists/declared-filters";
import { projectFields } from "../../projects/fields";
import { showNumber } from "../../values/decimal";
import { sheetLineFields as fields, worksheetFields } from "../../worksheets/fields";
import { conditionsOf } from "../conditions-of";
import { amount, declareReport, dimension, measure } from "../report";
import { rowsOf } from "../report-sql";
import { listAgedRows, mostItems, unbilledColumns } from "../unbilled-rows";

const doneKinds = lineKinds.filter((kind) => !isWrittenByHand({ kind }));

type Asked = { partnerId?: number | undefined; projectId?: number | undefined };

/** Nothing where all are asked for. */
async function findAskedIds(
  ctx: Context,
  { partnerId, projectId }: Asked,
): Promise<Set<number> | undefined> {
  if (!partnerId && !projectId) return undefined;
  const asked = conditionsOf(
    partnerId ? eq(projects.partnerId, partnerId) : undefined,
    projectId ? eq(projects.id, projectId) : undefined,
  );
  const found = await ctx.db.select({ id: projects.id }).from(projects).where(asked);
  return new Set(found.map(({ id }) => id));
}

export const unbilledReport = declareReport({
  slug: "unbilled",
  group: "money",
  name: "Hecho y no facturado",
  question: "¿Qué se hizo y todavía no consta en ninguna planilla, y hace cuánto?",
  method: [
    "Los mismos días y cargos que la lista Hecho y no facturado: hasta hoy, de proyectos vivos, lo que ninguna planilla vigente cobra y a lo que nadie renunció; antes de IVA.",
    "Antigüedad: días desde el día hecho hasta hoy. Un renglón con días de varias edades consta una vez en cada una, con los días y el monto de esa edad.",
    `Se detallan hasta ${showNumber(String(mostItems), 0)} renglones, primero los proyectos con más monto; de los demás proyectos consta solo la suma, sin clase ni antigüedad.`,
  ],
  operation: "worksheets.unbilled",
  hasSpan: false,
  columns: {
    partner: dimension(projectFields.partnerId.label),
    location: dimension(worksheetFields.projectId.label),
    kind: dimension(fields.kind.label, { labels: lineKindLabels }),
    description: dimension(fields.description.label),
    reference: dimension(fields.referenceDocument.label, { kind: "code", hidden: true }),
    first_day: dimension("Desde", { kind: "date" }),
    last_day: dimension("Hasta", { kind: "date" }),
    age: dimension("Antigüedad"),
    quantity: measure(fields.quantity.label),
    amount: amount("Monto"),
  },
  filters: {
    partnerId: recordOf(projectFields.partnerId.label),
    projectId: recordOf(worksheetFields.projectId.label),
    kind: choicesOf(fields.kind.label, doneKinds, lineKindLabels),
  },
  rows: async (ctx, { kind, ...asked }) =>
    rowsOf(
      unbilledColumns,
      await listAgedRows(ctx, { kinds: kind, projectIds: await findAskedIds(ctx, asked) }),
    ),
  order: { by: "amount", descending: true },
  chart: { by: "age", measure: "amount" },
  grid: { down: "partner", across: "age", measure: "amount" },
  link: ({ id, first_day, last_day }) =>
    links.unbilledOf(
      Number(id.split("-")[0]),
      first_day && last_day ? [first_day, last_day] : null,
    ),
});
