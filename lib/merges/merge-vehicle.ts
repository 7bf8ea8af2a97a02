import type { Context } from "../kernel/context";
import { listVehicleParts } from "./list-vehicle-parts";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { vehicleId: number; skipBroken: boolean };

/** 404 when missing or inactive, 400 as {@link mergeParts}. */
export const mergeVehicle = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await listVehicleParts(ctx, asked), asked);
