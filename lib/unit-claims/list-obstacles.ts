import { and, asc, eq, isNotNull, not, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import {
  reservationLines,
  reservations,
  reservationUnits,
  unitBlocks,
  unitClaims,
} from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofBlocks, ofReservations } from "../placement/claim-kind";
import { heldPastItsTime } from "../placement/held-past";
import type { Day } from "../values/dates";

/** A promise or a block that keeps others from a unit; `to` is the first day on which they may have it. */
export type Obstacle = {
  equipmentId: number;
  from: Day;
  to: Day | null;
  /** Null of a block. */
  promise: {
    reservedUnitId: number;
    code: string;
    status: (typeof reservations.$inferSelect)["status"];
    partnerId: number;
    projectId: number | null;
  } | null;
};

const columns = {
  equipmentId: unitClaims.equipmentId,
  from: sql<Day>`lower(${unitClaims.span})::text`,
  to: sql<Day | null>`upper(${unitClaims.span})::text`,
  reservedUnitId: reservationUnits.id,
  code: reservations.code,
  status: reservations.status,
  partnerId: reservations.partnerId,
  projectId: reservations.projectId,
};

/** Firm ones of these units, from today on, by unit and day. */
export async function listObstacles(
  ctx: BaseContext,
  equipmentIds: readonly number[],
): Promise<Obstacle[]> {
  const rows = await ctx.db
    .select(columns)
    .from(unitClaims)
    .leftJoin(unitBlocks, and(ofBlocks, eq(unitBlocks.id, unitClaims.sourceId)))
    .leftJoin(reservationUnits, and(ofReservations, eq(reservationUnits.id, unitClaims.sourceId)))
    .leftJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .leftJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(
      and(
        among(unitClaims.equipmentId, equipmentIds),
        eq(unitClaims.isFirm, true),
        or(isNotNull(unitBlocks.id), isNotNull(reservations.id)),
        not(heldPastItsTime),
      ),
    )
    .orderBy(asc(unitClaims.equipmentId), asc(sql`lower(${unitClaims.span})`));
  return rows.map(({ reservedUnitId, code, status, partnerId, projectId, ...claim }) => ({
    ...claim,
    promise:
      reservedUnitId && code && status && partnerId
        ? { reservedUnitId, code, status, partnerId, projectId }
        : null,
  }));
}
