import { eq } from "drizzle-orm";
import type * as z from "zod";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { assertReservationMove, reservationMoves } from "../states/reservation";
import { getReservation, lockReservation } from "./get-reservation";
import type { ReservationCancellation } from "./input";
import type { Reservation } from "./queries";

/** What has become assignments stays; the rest is free for others. */
export const cancelReservation = (
  ctx: Context,
  { reservationId, reason }: z.output<typeof ReservationCancellation>,
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, { reservationId });
    assertReservationMove(reservation, "cancel");
    await ctx.db
      .update(reservations)
      .set({ status: reservationMoves.cancel.to, cancelReason: reason })
      .where(eq(reservations.id, reservationId));
    return getReservation(ctx, { reservationId });
  });
