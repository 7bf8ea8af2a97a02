import { and, asc, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { reservations } from "@/db/schema";
import type { Context } from "../kernel/context";
import { endableStatuses, reservationMoves } from "../states/reservation";
import { undeletedReservations } from "./queries";

const ofProject = (projectId: number) =>
  and(
    eq(reservations.projectId, projectId),
    undeletedReservations,
    among(reservations.status, endableStatuses),
  );

/** Those that a closure of the project would cancel, by number. */
export async function listCodesToCancel(ctx: Context, projectId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ code: reservations.code })
    .from(reservations)
    .where(ofProject(projectId))
    .orderBy(asc(reservations.code));
  return rows.map(({ code }) => code);
}

/** Under the project's lock, after its units were freed: nothing is locked after this. */
export const cancelReservationsOfProject = (ctx: Context, projectId: number, reason: string) =>
  ctx.db
    .update(reservations)
    .set({ status: reservationMoves.cancel.to, cancelReason: reason })
    .where(ofProject(projectId));
