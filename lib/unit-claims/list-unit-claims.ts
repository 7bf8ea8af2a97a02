import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { reservationLines, reservations, reservationUnits, unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofReservations } from "../placement/claim-kind";
import { heldPastItsTime } from "../placement/held-past";
import type { Day } from "../values/dates";

/** `to` is the first day on which others may have the unit; null: for ever. */
export type UnitClaim = {
  equipmentId: number;
  kind: (typeof unitClaims.$inferSelect)["kind"];
  /** Of the assignment, the reserved unit or the block. */
  sourceId: number;
  isFirm: boolean;
  from: Day;
  to: Day | null;
};

/** `to` is the day after the last; null: for ever. */
export type HalfOpenSpan = { from: Day; to: Day | null };

/** Claims that have a day of the span. */
export const meets = ({ from, to }: HalfOpenSpan): SQL =>
  sql`${unitClaims.span} && daterange(${from}::date, ${to}::date)`;

/** Those of these units that meet the span, firm or not, by unit and day. */
export const listUnitClaims = (
  ctx: BaseContext,
  { equipmentIds, span }: { equipmentIds: readonly number[]; span: HalfOpenSpan },
): Promise<UnitClaim[]> =>
  ctx.db
    .select({
      equipmentId: unitClaims.equipmentId,
      kind: unitClaims.kind,
      sourceId: unitClaims.sourceId,
      isFirm: unitClaims.isFirm,
      from: sql<Day>`lower(${unitClaims.span})::text`,
      to: sql<Day | null>`upper(${unitClaims.span})::text`,
    })
    .from(unitClaims)
    .leftJoin(reservationUnits, and(ofReservations, eq(reservationUnits.id, unitClaims.sourceId)))
    .leftJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .leftJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(and(among(unitClaims.equipmentId, equipmentIds), meets(span), not(heldPastItsTime)))
    .orderBy(asc(unitClaims.equipmentId), asc(sql`lower(${unitClaims.span})`), asc(unitClaims.id));
