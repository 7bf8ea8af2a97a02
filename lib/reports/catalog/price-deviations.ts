import { equipmentFields } from "../../equipment/fields";
import { links } from "../../links/pages";
import { daysFromTo } from "../../lists/declared-filters";
import { listDeviations } from "../../prices/list-deviations";
import { projectFields } from "../../projects/fields";
import { amount, declareReport, dimension, measure } from "../report";
import { rowsOf } from "../report-sql";

export const priceDeviations = declareReport({
  slug: "price-deviations",
  group: "money",
  name: "Tarifas fuera de lista",
  question: "¿Qué se acordó a un precio que no es el de la lista?",
  method: [
    "Asignaciones que trabajan en el período y cuya tarifa no es el precio de lista de su cliente, tipo y día; las que no tienen precio de lista no cuentan.",
    "Se comparan en el último día del período en que la asignación está vigente.",
    "Diferencia = tarifa acordada − precio de lista: por día un equipo, por visita un servicio.",
  ],
  operation: "prices.list",
  hasSpan: true,
  columns: {
    code: dimension(equipmentFields.code.label, { kind: "code" }),
    name: dimension(equipmentFields.name.label),
    partner: dimension(projectFields.partnerId.label),
    location: dimension(projectFields.location.label),
    day: dimension("Comparada el", { kind: "date" }),
    agreed: amount("Tarifa acordada"),
    listed: amount("Precio de lista"),
    difference: amount("Diferencia"),
    assignments: measure("Asignaciones", { hidden: true }),
  },
  filters: { period: daysFromTo("Período") },
  rows: async (ctx, _, span) => {
    const found = await listDeviations(ctx, span);
    return rowsOf(
      {
        id: "text",
        code: "text",
        name: "text",
        partner: "text",
        location: "text",
        day: "date",
        agreed: "numeric",
        listed: "numeric",
        difference: "numeric",
        assignments: "integer",
      },
      found.map((row) => ({
        id: `${row.projectId}-${row.assignmentId}`,
        code: row.code,
        name: row.name,
        partner: row.partnerName,
        location: row.location,
        day: row.day,
        agreed: row.agreed,
        listed: row.listed,
        difference: row.difference,
        assignments: 1,
      })),
    );
  },
  order: { by: "difference" },
  chart: { by: "partner", measure: "difference" },
  link: ({ id }) => links.projectResources(Number(id.split("-")[0])),
});
