import { and, asc, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { reservationLines, reservations, reservationUnits } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { promisedStatuses } from "../states/reservation";

/** Reservations that keep one of these units, by id: they come before the units (docs/decisions/0127). */
export const lockPromising = (ctx: BaseContext, equipmentIds: readonly number[]) =>
  ctx.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        among(reservations.status, promisedStatuses),
        undeleted(reservations),
        sql`${reservations.id} in (
          select ${reservationLines.reservationId} from ${reservationUnits}
          join ${reservationLines} on ${reservationLines.id} = ${reservationUnits.lineId}
          where ${among(reservationUnits.equipmentId, equipmentIds)} and ${reservationUnits.assignmentId} is null)`,
      ),
    )
    .orderBy(asc(reservations.id))
    .for(exclusive);
