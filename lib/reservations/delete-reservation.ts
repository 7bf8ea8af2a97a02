import { eq } from "drizzle-orm";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isConverted, isPromised } from "../states/reservation";
import { lockReservation } from "./get-reservation";

/** 400 while it keeps units, and once it has become assignments. */
export const deleteReservation = (ctx: Context, ref: { reservationId: number }) =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, ref);
    if (isPromised(reservation))
      throw new Refused("Anule la reserva antes de eliminarla.", "reservation_status");
    if (isConverted(reservation))
      throw new Refused("La reserva ya se convirtió en asignaciones.", "reservation_status");
    await ctx.db
      .update(reservations)
      .set({ isDeleted: true })
      .where(eq(reservations.id, reservation.id));
  });
