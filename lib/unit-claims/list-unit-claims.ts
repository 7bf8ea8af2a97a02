import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { reservationLines, reservations, reservationUnits, unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofPromises } from "../placement/claim-kind";
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

/** Half-open: `to` is the day after the last; null: for ever. */
export type OpenSpan = { from: Day; to: Day | null };

const meets = ({ from, to }: OpenSpan): SQL =>
  sql`${unitClaims.span} && daterange(${from}::date, ${to}::date)`;

/** Those of these units that meet the span, firm or not, by unit and day. */
export const listUnitClaims = (
  ctx: BaseContext,
  { equipmentIds, span }: { equipmentIds: readonly number[]; span: OpenSpan },
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
    .leftJoin(reservationUnits, and(ofPromises, eq(reservationUnits.id, unitClaims.sourceId)))
    .leftJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .leftJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .where(and(among(unitClaims.equipmentId, equipmentIds), meets(span), not(heldPastItsTime)))
    .orderBy(asc(unitClaims.equipmentId), asc(sql`lower(${unitClaims.span})`), asc(unitClaims.id));
