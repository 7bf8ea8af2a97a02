import type { BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import { getVehicle } from "./get-vehicle";
import { type VehicleCard, withVehiclePapers } from "./queries";

export const getVehicleCard = async (
  ctx: BaseContext,
  ref: { vehicleId: number },
): Promise<VehicleCard> => single(await withVehiclePapers(ctx, [await getVehicle(ctx, ref)]));
