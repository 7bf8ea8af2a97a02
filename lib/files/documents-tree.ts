import type { Context } from "../context";
import { listEquipmentBranches } from "./list-equipment-branches";
import { listProjectBranches, projectBranch } from "./list-project-branches";
import { listStaffBranches } from "./list-staff-branches";
import { listVehicleBranches } from "./list-vehicle-branches";
import { withSlots } from "./queries";
import type { Documents } from "./slot";

export type DocumentsTree = Record<"staff" | "vehicles" | "equipment" | "projects", Documents[]>;

/** Every live record that has file fields, with its files; the same thirteen queries whatever their number. */
export async function documentsTree(ctx: Context): Promise<DocumentsTree> {
  const [staff, vehicles, equipment, projects] = await Promise.all([
    listStaffBranches(ctx, "all"),
    listVehicleBranches(ctx, "all"),
    listEquipmentBranches(ctx, "all"),
    listProjectBranches(ctx, "all"),
  ]);
  const all = await withSlots(ctx, [
    ...staff,
    ...vehicles,
    ...equipment,
    ...projects.map(projectBranch),
  ]);
  const of = (model: Documents["model"]) => all.filter((node) => node.model === model);
  return {
    staff: of("technical"),
    vehicles: of("vehicle"),
    equipment: of("resource_item"),
    projects: of("project"),
  };
}
