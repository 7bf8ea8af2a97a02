import { and, eq } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { vehicles } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive, shared } from "../kernel/lock";

export type Vehicle = typeof vehicles.$inferSelect;

type Ref = { vehicleId: number };

const missing = "No existe el vehículo.";

const selectVehicle = (ctx: BaseContext, { vehicleId }: Ref) =>
  ctx.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), undeleted(vehicles)));

/** An inactive one too; 404 when it is missing or deleted. */
export const getVehicle = async (ctx: BaseContext, ref: Ref): Promise<Vehicle> =>
  foundIn(await selectVehicle(ctx, ref), missing);

export const lockVehicle = async (ctx: BaseContext, ref: Ref): Promise<Vehicle> =>
  foundIn(await selectVehicle(ctx, ref).for(exclusive), missing);

export const lockVehicleShared = async (ctx: BaseContext, ref: Ref): Promise<Vehicle> =>
  foundIn(await selectVehicle(ctx, ref).for(shared), missing);
