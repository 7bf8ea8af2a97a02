import { eq } from "drizzle-orm";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { assertReservationMove, isOnHold, reservationMoves } from "../states/reservation";
import { getReservation, lockReservation } from "./get-reservation";
import { keepsItsUnits, promiseUnits } from "./promise-units";
import type { Reservation } from "./queries";

/** Its units are kept from others until it is converted or cancelled; those that are held already stay its own. */
export const confirmReservation = (
  ctx: Context,
  { reservationId }: { reservationId: number },
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, { reservationId });
    assertReservationMove(reservation, "confirm");
    if (!isOnHold(reservation) || !keepsItsUnits(reservation)) await promiseUnits(ctx, reservation);
    await ctx.db
      .update(reservations)
      .set({ status: reservationMoves.confirm.to, holdUntil: null })
      .where(eq(reservations.id, reservationId));
    return getReservation(ctx, { reservationId });
  });
