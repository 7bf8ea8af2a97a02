import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { partners, projects } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockPartner } from "./get-partner";

/** Refused while it has live projects. */
export const deletePartner = (ctx: Context, { partnerId }: { partnerId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockPartner(ctx, { partnerId });
    const live = await ctx.db.$count(
      projects,
      and(eq(projects.partnerId, partnerId), undeleted(projects)),
    );
    if (live > 0) throw new Refused("El cliente tiene proyectos registrados.", "partner_in_use");
    await ctx.db.update(partners).set({ isDeleted: true }).where(eq(partners.id, partnerId));
  });
