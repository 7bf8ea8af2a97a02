import { eq } from "drizzle-orm";
import type * as z from "zod";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getSettings } from "../settings/get-settings";
import { assertReservationMove, reservationMoves } from "../states/reservation";
import { instantAfter } from "../values/instants";
import { getReservation, lockReservation } from "./get-reservation";
import type { ReservationHold } from "./input";
import { promiseUnits } from "./promise-units";
import type { Reservation } from "./queries";

const hour = 3_600_000;

/** Its units are kept from others for so many hours, as the settings say unless it is asked otherwise. */
export const putOnHold = (
  ctx: Context,
  { reservationId, hours }: z.output<typeof ReservationHold>,
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const reservation = await lockReservation(ctx, { reservationId });
    assertReservationMove(reservation, "hold");
    await promiseUnits(ctx, reservation);
    const { reservationHoldHours } = await getSettings(ctx);
    await ctx.db
      .update(reservations)
      .set({
        status: reservationMoves.hold.to,
        holdUntil: instantAfter(ctx.now, (hours ?? reservationHoldHours) * hour),
      })
      .where(eq(reservations.id, reservationId));
    return getReservation(ctx, { reservationId });
  });
