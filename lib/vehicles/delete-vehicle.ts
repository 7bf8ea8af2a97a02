import { and, eq, not } from "drizzle-orm";
import { custodyChains, projects, vehicles, worksheets } from "@/db/schema";
import { atomically, type Context } from "../context";
import { Refused } from "../errors";
import { getVehicle } from "./get-vehicle";

const inUse = "El vehículo consta en cadenas de custodia; desactívelo en lugar de eliminarlo.";

const chainsOf = (ctx: Context, vehicleId: number) =>
  ctx.db
    .select({ id: custodyChains.id })
    .from(custodyChains)
    .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
    .innerJoin(projects, eq(projects.id, worksheets.projectId))
    .where(
      and(
        eq(custodyChains.vehicleId, vehicleId),
        not(custodyChains.isDeleted),
        not(worksheets.isDeleted),
        not(projects.isDeleted),
      ),
    )
    .limit(1);

/** Takes a vehicle out of every list, its papers with it; refused while live custody chains name it. */
export const deleteVehicle = (ctx: Context, { vehicleId }: { vehicleId: number }) =>
  atomically(ctx, async (ctx) => {
    await getVehicle(ctx, { vehicleId }, { lock: true });
    const [chain] = await chainsOf(ctx, vehicleId);
    if (chain) throw new Refused(inUse, "vehicle_in_use");
    await ctx.db.update(vehicles).set({ isDeleted: true }).where(eq(vehicles.id, vehicleId));
  });
