import type * as z from "zod";
import { vehicles } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { getSettings } from "../settings/get-settings";
import { single } from "../values/rows";
import { getVehicleCard } from "./get-vehicle-card";
import type { VehicleInput } from "./input";

/** The owner defaults to the company's usual one. */
export const createVehicle = (ctx: Context, input: z.output<typeof VehicleInput>) =>
  atomically(ctx, async (ctx) => {
    const owner = input.owner ?? (await getSettings(ctx)).ownerTransportDefault;
    const added = await ctx.db
      .insert(vehicles)
      .values({ ...input, owner })
      .returning({ vehicleId: vehicles.id });
    return getVehicleCard(ctx, single(added));
  });
