import type { Context } from "../kernel/context";
import { getVehicleDossier } from "./get-vehicle-dossier";
import { type Merged, mergeParts } from "./merge-parts";

type Asked = { vehicleId: number; skipBroken: boolean };

export const mergeVehicle = async (ctx: Context, asked: Asked): Promise<Merged> =>
  mergeParts(ctx, await getVehicleDossier(ctx, asked), asked);
