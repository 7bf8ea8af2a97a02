import { eq } from "drizzle-orm";
import { complianceOverrides } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { noOverride } from "./list-override-rows";

type Ref = { overrideId: number };

export const lockOverride = async (ctx: Context, { overrideId }: Ref) =>
  foundIn(
    await ctx.db
      .select()
      .from(complianceOverrides)
      .where(eq(complianceOverrides.id, overrideId))
      .for(exclusive),
    noOverride,
  );

/** What went on by it stays; nothing more does. */
export const withdrawOverride = (ctx: Context, ref: Ref): Promise<void> =>
  atomically(ctx, async (ctx) => {
    const { isWithdrawn } = await lockOverride(ctx, ref);
    if (isWithdrawn) throw new Refused("La excepción ya se quitó.");
    await ctx.db
      .update(complianceOverrides)
      .set({ isWithdrawn: true })
      .where(eq(complianceOverrides.id, ref.overrideId));
  });
