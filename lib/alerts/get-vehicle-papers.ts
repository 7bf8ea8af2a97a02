import type { BaseContext } from "../kernel/context";
import { getAlertDays } from "../settings/get-alert-days";
import { getVehicleCard } from "../vehicles/get-vehicle-card";
import { listVehiclePapers } from "../vehicles/list-papers";
import type { VehicleCard } from "../vehicles/queries";
import { type PaperStanding, standingsOf } from "./alerts";

type VehiclePapers = { vehicle: VehicleCard; standings: PaperStanding[] };

export async function getVehiclePapers(
  ctx: BaseContext,
  ref: { vehicleId: number },
): Promise<VehiclePapers> {
  const vehicle = await getVehicleCard(ctx, ref);
  const papers = await listVehiclePapers(ctx, [vehicle.id]);
  return { vehicle, standings: standingsOf(papers, ctx.today, await getAlertDays(ctx)) };
}
