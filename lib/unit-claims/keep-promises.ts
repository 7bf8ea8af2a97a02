import { and, not, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { reservationLines, reservations, reservationUnits } from "@/db/schema";
import type { Context } from "../kernel/context";
import { promisedStatuses, reservationMoves } from "../states/reservation";
import type { ClearedWay } from "./make-way";

/** A promised unit became this assignment. */
export type WrittenStay = { equipmentId: number; assignmentId: number };

const ofUnits = (ids: readonly number[]) => sql`(
  select ${reservationLines.reservationId} from ${reservationUnits}
  join ${reservationLines} on ${reservationLines.id} = ${reservationUnits.lineId}
  where ${among(reservationUnits.id, ids)})`;

const anyLineWaits = sql`exists (
  select from ${reservationLines} where ${reservationLines.reservationId} = ${reservations.id}
    and ${reservationLines.quantity} > (select count(*) from ${reservationUnits}
      where ${reservationUnits.lineId} = ${reservationLines.id} and ${reservationUnits.assignmentId} is not null))`;

/** Once the assignments are written: a reservation whose lines have all become assignments is converted. */
export async function keepPromises(
  ctx: Context,
  { keptByEquipment }: ClearedWay,
  made: readonly WrittenStay[],
) {
  const pairs = made.flatMap(({ equipmentId, assignmentId }) =>
    (keptByEquipment.get(equipmentId) ?? []).map((id) => ({ id, assignment: assignmentId })),
  );
  if (pairs.length === 0) return;
  const ids = pairs.map(({ id }) => id);
  await ctx.db.execute(sql`
    update ${reservationUnits} set project_resource_id = made.assignment, has_yielded = false
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as made (id integer, assignment integer)
    where ${reservationUnits.id} = made.id`);
  await ctx.db
    .update(reservations)
    .set({ status: reservationMoves.convert.to })
    .where(
      and(
        sql`${reservations.id} in ${ofUnits(ids)}`,
        among(reservations.status, promisedStatuses),
        not(anyLineWaits),
      ),
    );
}
