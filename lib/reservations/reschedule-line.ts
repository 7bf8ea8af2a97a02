import { eq } from "drizzle-orm";
import type * as z from "zod";
import { among } from "@/db/among";
import { insertAll } from "@/db/insert-all";
import { reservationLines, reservations, reservationUnits } from "@/db/schema";
import { atomically, type BaseContext, type Context } from "../kernel/context";
import { getReservation, lockReservation } from "./get-reservation";
import type { LineReschedule } from "./input";
import { lockPinnable } from "./pinnable";
import { type PlannedReschedule, planReschedule } from "./plan-reschedule";
import type { Reservation } from "./queries";

type Asked = z.output<typeof LineReschedule>;

export async function previewReschedule(
  ctx: BaseContext,
  asked: Asked,
): Promise<PlannedReschedule> {
  return planReschedule(ctx, await getReservation(ctx, asked), asked);
}

/** A hold that is over is written down, so that it claims no days anew; those that leave go before what is in their way is met. */
async function writeReschedule(
  ctx: Context,
  { reservation, line, days, units, replacements }: PlannedReschedule,
) {
  await ctx.db
    .update(reservations)
    .set({ status: reservation.status, updatedAt: ctx.now })
    .where(eq(reservations.id, reservation.id));
  const gone = units.flatMap(({ unit, isKept }) => (isKept ? [] : [unit.id]));
  const again = units.flatMap(({ unit, isKept }) => (isKept && unit.hasYielded ? [unit.id] : []));
  await ctx.db.delete(reservationUnits).where(among(reservationUnits.id, gone));
  await ctx.db.update(reservationLines).set(days).where(eq(reservationLines.id, line.id));
  await ctx.db
    .update(reservationUnits)
    .set({ hasYielded: false })
    .where(among(reservationUnits.id, again));
  const added = replacements.map(({ id }) => ({ lineId: line.id, equipmentId: id }));
  await insertAll(ctx.db, reservationUnits, added);
}

/** A line begins or ends on another day. What is promised keeps its units where it can; others stand in for the rest. */
export const rescheduleLine = (ctx: Context, asked: Asked): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, asked);
    await writeReschedule(ctx, await planReschedule(ctx, reservation, asked, lockPinnable));
    return getReservation(ctx, asked);
  });
