import { eq } from "drizzle-orm";
import { vaccinations } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockVaccine } from "./get-vaccine";

export const removeVaccine = (ctx: Context, ref: { vaccinationId: number }) =>
  atomically(ctx, async (ctx) => {
    const vaccine = await lockVaccine(ctx, ref);
    await ctx.db
      .update(vaccinations)
      .set({ isActive: false, isDeleted: true })
      .where(eq(vaccinations.id, vaccine.id));
    return vaccine;
  });
