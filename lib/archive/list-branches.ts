import type { Branch } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import type { IdsOrAll } from "./ids-or-all";
import type { RootModel } from "./input";
import { listEquipmentBranches } from "./list-equipment-branches";
import { listProjectBranches, projectBranch } from "./list-project-branches";
import { listStaffBranches } from "./list-staff-branches";
import { listVehicleBranches } from "./list-vehicle-branches";

const lists: Record<RootModel, (ctx: BaseContext, which: IdsOrAll) => Promise<Branch[]>> = {
  project: async (ctx, which) => (await listProjectBranches(ctx, which)).map(projectBranch),
  vehicle: listVehicleBranches,
  technical: listStaffBranches,
  resource_item: listEquipmentBranches,
};

export const listBranches = (
  ctx: BaseContext,
  model: RootModel,
  which: IdsOrAll,
): Promise<Branch[]> => lists[model](ctx, which);
