import { type SQL, sql } from "drizzle-orm";
import { assignments, changes, equipment, users, writeOffs } from "@/db/schema";
import type { Context } from "../../kernel/context";
import { links } from "../../links/pages";
import { daysFromTo } from "../../lists/declared-filters";
import { writeOffFields } from "../../write-offs/fields";
import { conditionsOf } from "../conditions-of";
import { dayOfInstant, loggedWithin, userName } from "../logged";
import { amount, declareReport, dimension, measure } from "../report";
import { givenUp, type ReversalAct, removedAssignment, reversalActs } from "../reversal-acts";
import type { ReportSpan } from "../span";

const logged = (
  { act, recordType, named, happened }: Omit<ReversalAct, "table" | "amount">,
  held: SQL,
  sum: SQL,
  [ctx, span]: [Context, ReportSpan],
): SQL => sql`
  select 'log-' || ${changes.id} || '-' || ${act}::text as id, ${dayOfInstant(changes.at, ctx)} as day, ${act}::text as act,
    ${changes.userId} as user_id, ${named} as record, null::text as reason, (${sum})::numeric as amount
  from ${changes} ${held}
  where ${conditionsOf(
    sql`${changes.recordType} = ${recordType}`,
    loggedWithin(changes.at, ctx, span),
    happened,
  )}`;

const ofRecord = (one: ReversalAct, asked: [Context, ReportSpan]): SQL =>
  logged(
    one,
    sql`join ${one.table} on ${one.table.id} = ${changes.recordId}`,
    sql`${one.amount}`,
    asked,
  );

const writtenOff = (ctx: Context, span: ReportSpan): SQL => sql`
  select 'off-' || ${writeOffs.id} as id, ${dayOfInstant(writeOffs.createdAt, ctx)} as day, ${givenUp}::text as act,
    ${writeOffs.createdBy} as user_id, ${equipment.code} as record, ${writeOffs.reason} as reason, ${writeOffs.amount} as amount
  from ${writeOffs}
  join ${assignments} on ${assignments.id} = ${writeOffs.assignmentId}
  join ${equipment} on ${equipment.id} = ${assignments.equipmentId}
  where ${loggedWithin(writeOffs.createdAt, ctx, span)}`;

export const reversals = declareReport({
  slug: "reversals",
  group: "control",
  name: "Reaperturas, anulaciones y eliminaciones",
  question: "¿Quién reabrió, anuló, eliminó o dejó de cobrar algo?",
  method: [
    "Según el registro de cambios, en el día de la empresa: planillas liquidadas o facturadas que volvieron a EN EJECUCIÓN, planillas canceladas, cadenas y guías anuladas, y registros eliminados.",
    "Las renuncias de cobro son las que siguen en pie, en el día en que se hicieron.",
    "Monto: de una planilla, su subtotal de hoy; de una guía, transporte y estiba; de un mantenimiento, su costo total; de una renuncia, lo que no se cobra. Lo demás no tiene monto.",
    "Cada acto cuenta una vez, aunque se repita sobre el mismo registro. Sin persona: lo hizo el sistema.",
  ],
  operation: "history.list",
  hasSpan: true,
  columns: {
    day: dimension("Fecha", { kind: "date" }),
    act: dimension("Acto"),
    person: dimension("Persona"),
    record: dimension("Registro"),
    reason: dimension(writeOffFields.reason.label),
    acts: measure("Veces"),
    amount: amount(writeOffFields.amount.label),
  },
  filters: { period: daysFromTo("Período") },
  rows: (ctx, _, span) => {
    const parts = [
      ...reversalActs.map((one) => ofRecord(one, [ctx, span])),
      logged(removedAssignment, sql``, sql`null`, [ctx, span]),
      writtenOff(ctx, span),
    ];
    return sql`
      select done.id, day, act, ${userName} as person, record, reason, 1 as acts, amount
      from (${sql.join(parts, sql` union all `)}) as done
      left join ${users} on ${users.id} = done.user_id`;
  },
  order: { by: "day", descending: true },
  chart: { by: "person", measure: "acts" },
  link: () => links.history,
});
