import { and, asc } from "drizzle-orm";
import { among } from "@/db/among";
import { reservations } from "@/db/schema";
import { atomically, type BaseContext } from "../kernel/context";
import { heldPastItsTime } from "../placement/held-past";
import { reservationMoves } from "../states/reservation";
import { undeletedReservations } from "./queries";

/** Those that somebody is changing are left to the next time; nobody was kept out by them meanwhile. */
export const expireHolds = (ctx: BaseContext): Promise<number> =>
  atomically(ctx, async (ctx) => {
    const over = await ctx.db
      .select({ id: reservations.id })
      .from(reservations)
      .where(and(undeletedReservations, heldPastItsTime))
      .orderBy(asc(reservations.id))
      .for("no key update", { skipLocked: true });
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await ctx.db
      .update(reservations)
      .set({ status: reservationMoves.expire.to })
      .where(among(reservations.id, ids));
    return ids.length;
  });
