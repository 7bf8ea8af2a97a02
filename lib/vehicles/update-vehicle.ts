import { eq } from "drizzle-orm";
import type * as z from "zod";
import { vehicles } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getSettings } from "../settings/get-settings";
import { lockVehicle } from "./get-vehicle";
import { getVehicleCard } from "./get-vehicle-card";
import type { VehicleChanges } from "./input";

/** Clearing the owner restores the company's usual one. */
export const updateVehicle = (
  ctx: Context,
  { vehicleId, owner, ...changes }: z.output<typeof VehicleChanges>,
) =>
  atomically(ctx, async (ctx) => {
    await lockVehicle(ctx, { vehicleId });
    const named = owner === null ? (await getSettings(ctx)).ownerTransportDefault : owner;
    await ctx.db
      .update(vehicles)
      .set({ ...changes, owner: named, updatedAt: ctx.now })
      .where(eq(vehicles.id, vehicleId));
    return getVehicleCard(ctx, { vehicleId });
  });
