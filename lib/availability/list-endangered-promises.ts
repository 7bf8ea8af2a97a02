import { and, eq, not, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { reservationUnits, unitClaims } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofReservations } from "../placement/claim-kind";
import { later } from "../values/dates";
import { listNamedClaims, type NamedClaim } from "./list-named-claims";
import {
  listReservedUnitsWithLines,
  type ReservedUnitWithLine,
} from "./list-reserved-units-with-lines";
import { soonOnBrokenUnits } from "./soon-on-broken-units";

const yieldedPromises = eq(reservationUnits.hasYielded, true);

export type EndangeredPromise = NamedClaim & Omit<ReservedUnitWithLine, "reservedUnitId">;

/** Of one of these units, which are late; that yielded to another; or soon, of a unit that is broken. By unit and day. */
export async function listEndangeredPromises(
  ctx: BaseContext,
  lateUnitIds: readonly number[],
): Promise<EndangeredPromise[]> {
  const stands = and(eq(unitClaims.isFirm, true), not(yieldedPromises));
  const claims = await listNamedClaims(
    ctx,
    and(
      ofReservations,
      sql`not ${unitClaims.span} << daterange(${ctx.today}::date, null)`,
      or(
        yieldedPromises,
        and(stands, or(among(unitClaims.equipmentId, lateUnitIds), soonOnBrokenUnits(ctx.today))),
      ),
    ),
  );
  if (claims.length === 0) return [];
  const lines = await listReservedUnitsWithLines(
    ctx,
    claims.map(({ sourceId }) => sourceId),
  );
  const byUnit = new Map(lines.map(({ reservedUnitId, ...line }) => [reservedUnitId, line]));
  return claims.flatMap((claim) => {
    const line = byUnit.get(claim.sourceId);
    return line ? [{ ...claim, ...line, from: later(claim.from, ctx.today) }] : [];
  });
}
