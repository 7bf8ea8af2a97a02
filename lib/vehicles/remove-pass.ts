import { eq } from "drizzle-orm";
import { vehiclePasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockVehiclePass } from "./get-pass";

export const removeVehiclePass = (ctx: Context, ref: { passId: number }) =>
  atomically(ctx, async (ctx) => {
    const pass = await lockVehiclePass(ctx, ref);
    await ctx.db
      .update(vehiclePasses)
      .set({ isActive: false, isDeleted: true })
      .where(eq(vehiclePasses.id, pass.id));
    return pass;
  });
