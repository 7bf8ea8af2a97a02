import type { Context } from "../context";
import { NotFound } from "../errors";
import { listEquipmentBranches } from "./list-equipment-branches";
import { listProjectBranches, projectBranch } from "./list-project-branches";
import { listStaffBranches } from "./list-staff-branches";
import { listVehicleBranches } from "./list-vehicle-branches";
import { withSlots } from "./queries";
import type { Branch, Documents } from "./slot";
import type { RootModel } from "./tree-input";

const branches: Record<RootModel, (ctx: Context, ids: number[]) => Promise<Branch[]>> = {
  project: async (ctx, ids) => (await listProjectBranches(ctx, ids)).map(projectBranch),
  vehicle: listVehicleBranches,
  technical: listStaffBranches,
  resource_item: listEquipmentBranches,
};

type Ref = { model: RootModel; id: number };

/** The files of a record and of those below it; 404 when it is missing or inactive. */
export async function getDocuments(ctx: Context, { model, id }: Ref): Promise<Documents> {
  const [documents] = await withSlots(ctx, await branches[model](ctx, [id]));
  if (!documents) throw new NotFound("El registro ya no existe.");
  return documents;
}
