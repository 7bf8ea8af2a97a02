import { eq } from "drizzle-orm";
import { reservations } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { exclusive } from "../kernel/lock";
import { lockInPlace, MovedMeanwhile } from "../projects/lock-in-place";
import { lockProjectIfExists } from "../projects/lock-project";
import { type Reservation, selectReservations, withLines } from "./queries";

type Ref = { reservationId: number };

export async function getReservation(
  ctx: BaseContext,
  { reservationId }: Ref,
): Promise<Reservation> {
  const found = await selectReservations(ctx, eq(reservations.id, reservationId));
  const [reservation] = await withLines(ctx, found);
  if (!reservation) throw new NotFound("No existe la reserva.");
  return reservation;
}

async function lockProjects(ctx: BaseContext, named: readonly (number | null | undefined)[]) {
  const ids = [...new Set(named.flatMap((id) => id ?? []))].sort((a, b) => a - b);
  for (const id of ids) await lockProjectIfExists(ctx, id);
}

/** After its project, and the one it would go to. */
export const lockReservation = (
  ctx: BaseContext,
  { reservationId }: Ref,
  targetId?: number | null,
): Promise<Reservation> =>
  lockInPlace(ctx, async (ctx) => {
    const which = eq(reservations.id, reservationId);
    const [before] = await ctx.db
      .select({ projectId: reservations.projectId })
      .from(reservations)
      .where(which);
    await lockProjects(ctx, [before?.projectId, targetId]);
    await ctx.db.select({ id: reservations.id }).from(reservations).where(which).for(exclusive);
    const locked = await getReservation(ctx, { reservationId });
    if (![null, before?.projectId, targetId].includes(locked.projectId)) throw new MovedMeanwhile();
    return locked;
  });
