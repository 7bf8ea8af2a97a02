import type { Context } from "../kernel/context";
import { getVehicleDossier } from "./get-vehicle-dossier";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { vehicleId: number; skipBroken: boolean };

/** 404 when missing or inactive, 400 as {@link mergeParts}. */
export const mergeVehicle = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await getVehicleDossier(ctx, asked), asked);
