import { eq } from "drizzle-orm";
import type * as z from "zod";
import { partners } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { lockPartner } from "./get-partner";
import type { PartnerChanges } from "./input";

export const updatePartner = (
  ctx: Context,
  { partnerId, ...changes }: z.output<typeof PartnerChanges>,
) =>
  atomically(ctx, async (ctx) => {
    const partner = await lockPartner(ctx, { partnerId });
    if (Object.keys(changes).length === 0) return partner;
    return single(
      await ctx.db.update(partners).set(changes).where(eq(partners.id, partnerId)).returning(),
    );
  });
