import { eq } from "drizzle-orm";
import { vehiclePasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getPass } from "./get-pass";

/** Takes a pass out of every list and payload; answers what it was. */
export const removePass = (ctx: Context, ref: { passId: number }) =>
  atomically(ctx, async (ctx) => {
    const pass = await getPass(ctx, ref, { lock: true });
    await ctx.db
      .update(vehiclePasses)
      .set({ isActive: false, isDeleted: true })
      .where(eq(vehiclePasses.id, pass.id));
    return pass;
  });
