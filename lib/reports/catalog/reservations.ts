import { eq, sql } from "drizzle-orm";
import { partners, reservationLines, reservations, reservationUnits } from "@/db/schema";
import { reservationStatuses } from "@/db/values";
import { links } from "../../links/pages";
import { choicesOf, daysFromTo } from "../../lists/declared-filters";
import { currentStatus } from "../../reservations/current-status";
import { reservationFields as fields } from "../../reservations/fields";
import { reservationStatusLabels } from "../../reservations/labels";
import { undeletedReservations } from "../../reservations/queries";
import { reservationMoves } from "../../states/reservation";
import { conditionsOf } from "../conditions-of";
import { declareReport, dimension, measure, ratio } from "../report";
import { withinSpan } from "../within-span";

const ofLines = sql`from ${reservationLines} where ${eq(reservationLines.reservationId, reservations.id)}`;

const assigned = sql`select count(*) from ${reservationUnits}
  join ${reservationLines} on ${eq(reservationLines.id, reservationUnits.lineId)}
  where ${eq(reservationLines.reservationId, reservations.id)} and ${reservationUnits.assignmentId} is not null`;

export const reservationsReport = declareReport({
  slug: "reservations",
  group: "units",
  name: "Reservas",
  question: "¿Qué se reservó, cuánto de ello se asignó y cuánto se dejó vencer?",
  method: [
    "Reservas creadas en el período, en el estado que tienen hoy; las eliminadas no cuentan.",
    "Pedidos: la suma de las cantidades de sus líneas. Asignados: los equipos de ellas que ya son asignaciones.",
    "Vencidas: las que se retuvieron y nadie confirmó a tiempo. Conversión = asignados ÷ pedidos.",
  ],
  operation: "reservations.list",
  hasSpan: true,
  columns: {
    code: dimension(fields.code.label, { kind: "code" }),
    created_on: dimension("Creada", { kind: "date" }),
    partner: dimension(fields.partnerId.label),
    location: dimension(fields.location.label),
    status: dimension(fields.status.label, { labels: reservationStatusLabels }),
    reason: dimension(fields.cancelReason.label, { hidden: true }),
    reservations: measure("Reservas", { hidden: true }),
    lapsed: measure("Vencidas"),
    asked: measure("Pedidos"),
    assigned: measure("Asignados"),
    conversion: ratio("Conversión", { of: "assigned", per: "asked" }),
  },
  filters: {
    period: daysFromTo("Período"),
    status: choicesOf(fields.status.label, reservationStatuses, reservationStatusLabels),
  },
  rows: (ctx, { status }, span) => {
    const createdOn = sql`(${reservations.createdAt} at time zone ${ctx.timeZone})::date`;
    return sql`
      select ${reservations.id} as id, ${reservations.code} as code, ${createdOn} as created_on,
        ${partners.name} as partner, ${reservations.location} as location, ${currentStatus} as status,
        ${reservations.cancelReason} as reason, 1 as reservations,
        (${currentStatus} = ${reservationMoves.expire.to})::integer as lapsed,
        (select sum(${reservationLines.quantity}) ${ofLines}) as asked, (${assigned}) as assigned
      from ${reservations} join ${partners} on ${eq(partners.id, reservations.partnerId)}
      where ${conditionsOf(
        undeletedReservations,
        withinSpan(createdOn, span),
        status && sql`${currentStatus} = any(${`{${status.join(",")}}`}::text[])`,
      )}`;
  },
  order: { by: "code", descending: true },
  link: ({ id }) => links.reservation(Number(id)),
  chart: { by: "status", measure: "asked" },
});
