import { eq } from "drizzle-orm";
import { custodyChains, vehicles } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { listKeptChains } from "../projects/list-kept-chains";
import { lockVehicle } from "./get-vehicle";

const inUse = "El vehículo consta en cadenas de custodia; desactívelo en lugar de eliminarlo.";

/** Deletes its papers, too; refused while live custody chains name it. */
export const deleteVehicle = (ctx: Context, { vehicleId }: { vehicleId: number }) =>
  atomically(ctx, async (ctx) => {
    await lockVehicle(ctx, { vehicleId });
    const [chain] = await listKeptChains(ctx, eq(custodyChains.vehicleId, vehicleId));
    if (chain) throw new Refused(inUse, "vehicle_in_use");
    await ctx.db.update(vehicles).set({ isDeleted: true }).where(eq(vehicles.id, vehicleId));
  });
