import { among } from "@/db/among";
import { vehicles } from "@/db/schema";
import type { BaseContext, Context } from "../kernel/context";
import type { Vehicle } from "../vehicles/get-vehicle";
import { vehicleTypeLabels } from "../vehicles/labels";
import { listVehiclePapers } from "../vehicles/list-papers";
import { matchingVehicles, vehicleOrder } from "../vehicles/list-vehicles";
import { vehiclePaperFacts } from "../vehicles/paper-facts";
import { vehiclePaperNames } from "../vehicles/papers";
import type { Compliance, ComplianceAsked, Subject } from "./compliance";
import { listCompliance } from "./list-compliance";

type Asked = ComplianceAsked & { type?: Vehicle["type"] | undefined };

async function listSubjects(ctx: BaseContext, ids: readonly number[]): Promise<Subject[]> {
  const { id, plate, type, brand, model } = vehicles;
  const fleet = await ctx.db
    .select({ id, plate, type, brand, model })
    .from(vehicles)
    .where(among(id, ids));
  return fleet.map((vehicle) => ({
    id: vehicle.id,
    name: vehicle.plate,
    detail: [vehicleTypeLabels[vehicle.type], vehicle.brand, vehicle.model]
      .filter(Boolean)
      .join(" "),
  }));
}

export const listVehicleCompliance = (ctx: Context, asked: Asked): Promise<Compliance> => {
  const { search, type, page } = asked;
  const subjects = {
    table: vehicles,
    id: vehicles.id,
    matching: matchingVehicles({ search, type, isActive: true, page }),
    order: vehicleOrder(asked),
    facts: vehiclePaperFacts,
    labels: vehiclePaperNames,
  };
  return listCompliance(ctx, subjects, asked, {
    listSubjects: (ids) => listSubjects(ctx, ids),
    listPapers: (ids) => listVehiclePapers(ctx, ids),
  });
};
