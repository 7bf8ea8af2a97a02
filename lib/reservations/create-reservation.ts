import type * as z from "zod";
import { reservations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { drawReservationCode } from "../kernel/numbering";
import { lockPartnerShared } from "../partners/get-partner";
import { lockProject } from "../projects/lock-project";
import { single } from "../values/rows";
import { assertProjectOfPartner } from "./assert-project-of-partner";
import { getReservation } from "./get-reservation";
import type { ReservationInput } from "./input";
import type { Reservation } from "./queries";
import { replaceLines } from "./replace-lines";

/** A draft: nobody is kept from anything yet. */
export const createReservation = (
  ctx: Context,
  { lines, location, ...input }: z.output<typeof ReservationInput>,
): Promise<Reservation> =>
  atomically(ctx, async (ctx) => {
    const { projectId } = input;
    if (projectId) await lockProject(ctx, { projectId });
    await lockPartnerShared(ctx, input);
    const project = await assertProjectOfPartner(ctx, { ...input, projectId });
    const created = await ctx.db
      .insert(reservations)
      .values({
        ...input,
        location: location ?? project?.location ?? "",
        code: await drawReservationCode(ctx),
      })
      .returning({ id: reservations.id });
    const { id } = single(created);
    await replaceLines(ctx, id, lines);
    return getReservation(ctx, { reservationId: id });
  });
