import { and, eq } from "drizzle-orm";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { partners, projects, reservations } from "@/db/schema";
import { awaitedReservationStatuses } from "@/db/values";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockPartner } from "./get-partner";

async function assertAwaitsNothing(ctx: Context, partnerId: number) {
  const awaited = await ctx.db.$count(
    reservations,
    and(
      eq(reservations.partnerId, partnerId),
      undeleted(reservations),
      among(reservations.status, awaitedReservationStatuses),
    ),
  );
  if (awaited > 0)
    throw new Refused("El cliente tiene reservas: anúlelas primero.", "partner_in_use");
}

/** Refused while it has live projects or reservations. */
export const deletePartner = (ctx: Context, { partnerId }: { partnerId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockPartner(ctx, { partnerId });
    const live = await ctx.db.$count(
      projects,
      and(eq(projects.partnerId, partnerId), undeleted(projects)),
    );
    if (live > 0) throw new Refused("El cliente tiene proyectos registrados.", "partner_in_use");
    await assertAwaitsNothing(ctx, partnerId);
    await ctx.db.update(partners).set({ isDeleted: true }).where(eq(partners.id, partnerId));
  });
