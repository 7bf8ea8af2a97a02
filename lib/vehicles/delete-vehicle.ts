import { and, eq } from "drizzle-orm";
import { custodyChains, vehicles } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Refused } from "../errors";
import { getVehicle } from "./get-vehicle";

const inUse = "El vehículo consta en cadenas de custodia; desactívelo en lugar de eliminarlo.";

/** Takes a vehicle out of every list, its papers with it; refused while live custody chains name it. */
export const deleteVehicle = (ctx: Context, { vehicleId }: { vehicleId: number }) =>
  atomically(ctx, async (ctx) => {
    await getVehicle(ctx, { vehicleId }, { lock: true });
    const chains = await ctx.db.$count(
      custodyChains,
      and(eq(custodyChains.vehicleId, vehicleId), eq(custodyChains.isDeleted, false)),
    );
    if (chains > 0) throw new Refused(inUse, "vehicle_in_use");
    await ctx.db.update(vehicles).set({ isDeleted: true }).where(eq(vehicles.id, vehicleId));
  });
