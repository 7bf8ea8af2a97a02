import { getVehiclePapers } from "../alerts/get-vehicle-papers";
import type { Context } from "../kernel/context";
import { draw } from "./draw";
import { findPhoto } from "./find-photo";
import { getCompany } from "./get-company";
import { listBlockLabels } from "./list-block-labels";
import type { Printed } from "./printed";

export async function printVehicle(ctx: Context, ref: { vehicleId: number }): Promise<Printed> {
  const { vehicle, standings } = await getVehiclePapers(ctx, ref);
  const [{ company }, blocks, photo] = await Promise.all([
    getCompany(ctx),
    listBlockLabels(ctx),
    findPhoto(ctx, { model: "vehicle", objectId: vehicle.id, field: "vehicle_image" }),
  ]);
  return draw(ctx, "vehicle", company, { vehicle, standings, blocks, photo, day: ctx.today });
}
