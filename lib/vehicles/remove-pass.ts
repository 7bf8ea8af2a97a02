import { eq } from "drizzle-orm";
import { vehiclePasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getVehiclePass } from "./get-pass";

/** Answers what it was. */
export const removeVehiclePass = (ctx: Context, ref: { passId: number }) =>
  atomically(ctx, async (ctx) => {
    const pass = await getVehiclePass(ctx, ref, { lock: true });
    await ctx.db
      .update(vehiclePasses)
      .set({ isActive: false, isDeleted: true })
      .where(eq(vehiclePasses.id, pass.id));
    return pass;
  });
