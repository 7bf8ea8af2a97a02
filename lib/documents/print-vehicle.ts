import { getVehiclePapers } from "../alerts/get-vehicle-papers";
import type { Context } from "../context";
import { findPhoto } from "./find-photo";
import { getCompany } from "./get-company";
import { listBlockLabels } from "./list-block-labels";
import type { Printed } from "./printed";
import { vehicleReport } from "./vehicle-report";

/** The report of a live vehicle as its papers stand today; 404 when it is missing or deleted. */
export async function printVehicle(ctx: Context, ref: { vehicleId: number }): Promise<Printed> {
  const { vehicle, standings } = await getVehiclePapers(ctx, ref);
  const [{ company }, blocks, photo] = await Promise.all([
    getCompany(ctx),
    listBlockLabels(ctx),
    findPhoto(ctx, { model: "vehicle", objectId: vehicle.id, field: "vehicle_image" }),
  ]);
  return vehicleReport(company, { vehicle, standings, blocks, photo, day: ctx.today });
}
