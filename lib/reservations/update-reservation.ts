import { eq } from "drizzle-orm";
import type * as z from "zod";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockPartnerShared } from "../partners/get-partner";
import { isReservationOver, isRewritable } from "../states/reservation";
import { assertProjectOfPartner } from "./assert-project-of-partner";
import { getReservation, lockReservation } from "./get-reservation";
import type { ReservationChanges } from "./input";
import type { Reservation } from "./queries";
import { replaceLines } from "./replace-lines";

type Changes = Omit<z.output<typeof ReservationChanges>, "reservationId">;

const refuse = (message: string): never => {
  throw new Refused(message, "reservation_status");
};

function assertChangeable(before: Reservation, { partnerId, lines }: Changes) {
  if (isReservationOver(before)) refuse("La reserva ya terminó y no se puede cambiar.");
  const rewrites = lines !== undefined || (partnerId ?? before.partnerId) !== before.partnerId;
  if (rewrites && !isRewritable(before))
    refuse("Lo que pide una reserva retenida o confirmada no se cambia: anúlela y haga otra.");
}

/** Client and lines while nothing is promised; place and notes until it is over. */
export const updateReservation = (
  ctx: Context,
  { reservationId, lines, location, ...fields }: z.output<typeof ReservationChanges>,
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const before = await lockReservation(ctx, { reservationId }, fields.projectId);
    assertChangeable(before, { lines, ...fields });
    const { partnerId = before.partnerId, projectId = before.projectId } = fields;
    await lockPartnerShared(ctx, { partnerId });
    if (fields.projectId !== undefined || fields.partnerId !== undefined)
      await assertProjectOfPartner(ctx, { partnerId, projectId });
    await ctx.db
      .update(reservations)
      .set({
        ...fields,
        ...(location === undefined ? {} : { location: location ?? "" }),
        status: before.status,
        updatedAt: ctx.now,
      })
      .where(eq(reservations.id, reservationId));
    if (lines) await replaceLines(ctx, reservationId, lines);
    return getReservation(ctx, { reservationId });
  });
