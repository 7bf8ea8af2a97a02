import { and, eq, exists, not, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import {
  equipment,
  reservationLines,
  reservations,
  reservationUnits,
  unitClaims,
} from "@/db/schema";
import { conditions } from "@/db/values";
import { isBroken } from "../equipment/condition";
import type { BaseContext } from "../kernel/context";
import { ofPromises } from "../placement/claim-kind";
import { addDays, later } from "../values/dates";
import { listNamedClaims, type NamedClaim } from "./list-named-claims";

/** A unit that is broken today may be mended by then. */
const soon = 30;

const brokenConditions = conditions.filter((condition) => isBroken({ condition }));

const ofBrokenUnits = (ctx: BaseContext): SQL | undefined =>
  and(
    sql`lower(${unitClaims.span}) <= ${addDays(ctx.today, soon)}::date`,
    exists(
      ctx.db
        .select({ id: equipment.id })
        .from(equipment)
        .where(
          and(
            eq(equipment.id, unitClaims.equipmentId),
            among(equipment.condition, brokenConditions),
          ),
        ),
    ),
  );

const yieldedPromises = eq(reservationUnits.hasYielded, true);

const listLinesOf = (ctx: BaseContext, ids: readonly number[]) =>
  ctx.db
    .select({
      reservedUnitId: reservationUnits.id,
      partnerId: reservations.partnerId,
      minCapacityGallons: reservationLines.minCapacityGallons,
      type: reservationLines.type,
      /** What already stands for the line does not stand for it twice. */
      unitIds: sql<number[]>`(select json_agg(own.resource_item_id) from reservation_units as own
        where own.reservation_line_id = ${reservationLines.id})`,
      unit: {
        id: equipment.id,
        code: equipment.code,
        name: equipment.name,
        type: equipment.type,
        condition: equipment.condition,
      },
    })
    .from(reservationUnits)
    .innerJoin(reservationLines, eq(reservationLines.id, reservationUnits.lineId))
    .innerJoin(reservations, eq(reservations.id, reservationLines.reservationId))
    .innerJoin(equipment, eq(equipment.id, reservationUnits.equipmentId))
    .where(among(reservationUnits.id, ids));

type PromisedLine = Awaited<ReturnType<typeof listLinesOf>>[number];

export type EndangeredPromise = NamedClaim & Omit<PromisedLine, "reservedUnitId">;

/** Of one of these units, which are late; that yielded to another; or soon, of a unit that is broken. By unit and day. */
export async function listEndangeredPromises(
  ctx: BaseContext,
  lateUnitIds: readonly number[],
): Promise<EndangeredPromise[]> {
  const stands = and(eq(unitClaims.isFirm, true), not(yieldedPromises));
  const claims = await listNamedClaims(
    ctx,
    and(
      ofPromises,
      sql`not ${unitClaims.span} << daterange(${ctx.today}::date, null)`,
      or(
        yieldedPromises,
        and(stands, or(among(unitClaims.equipmentId, lateUnitIds), ofBrokenUnits(ctx))),
      ),
    ),
  );
  if (claims.length === 0) return [];
  const lines = await listLinesOf(
    ctx,
    claims.map(({ sourceId }) => sourceId),
  );
  const byUnit = new Map(lines.map(({ reservedUnitId, ...line }) => [reservedUnitId, line]));
  return claims.flatMap((claim) => {
    const line = byUnit.get(claim.sourceId);
    return line ? [{ ...claim, ...line, from: later(claim.from, ctx.today) }] : [];
  });
}
