import type { Context } from "../kernel/context";
import type { Vehicle } from "../vehicles/get-vehicle";
import { vehicleTypeLabels } from "../vehicles/labels";
import { listVehiclePapers } from "../vehicles/list-papers";
import { listPlainVehicles } from "../vehicles/list-vehicles";
import { vehiclePaperLabels } from "../vehicles/papers";
import { type Compliance, type ComplianceAsked, complianceOf, type Subject } from "./compliance";
import { getJobRequirement } from "./get-job-requirement";
import { matrixRows } from "./matrix";

type Asked = ComplianceAsked & { type?: Vehicle["type"] | undefined };

const subjectOf = ({ id, plate, type, brand, model }: Vehicle): Subject => ({
  id,
  name: plate,
  detail: [vehicleTypeLabels[type], brand, model].filter(Boolean).join(" "),
});

export async function listVehicleCompliance(ctx: Context, asked: Asked): Promise<Compliance> {
  const { search, type, sort = null } = asked;
  const { requirement, blocks } = await getJobRequirement(ctx, asked);
  const [fleet, papers] = await Promise.all([
    listPlainVehicles(ctx, { search, type, sort, isActive: true, page: null }),
    listVehiclePapers(ctx, "active"),
  ]);
  const rows = matrixRows(fleet.rows.map(subjectOf), papers, requirement);
  return { ...complianceOf(rows, vehiclePaperLabels, requirement, asked), blocks };
}
