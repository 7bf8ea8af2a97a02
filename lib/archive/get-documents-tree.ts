import { listAllAttachedFiles } from "../files/list-attached-files";
import type { BranchWithSlots } from "../files/slot";
import { filledWith } from "../files/with-slots";
import type { Context } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { type RootModel, rootModels } from "./input";
import { listBranches } from "./list-branches";

export type DocumentsTree = Record<
  "staff" | "vehicles" | "equipment" | "projects",
  BranchWithSlots[]
>;

export async function getDocumentsTree(ctx: Context): Promise<DocumentsTree> {
  const branches = await Promise.all(rootModels.map((model) => listBranches(ctx, model, "all")));
  const filled = filledWith(await listAllAttachedFiles(ctx), branches.flat());
  const byModel = groupedBy(filled, ({ model }) => model);
  const of = (model: RootModel) => byModel.get(model) ?? [];
  return {
    staff: of("technical"),
    vehicles: of("vehicle"),
    equipment: of("resource_item"),
    projects: of("project"),
  };
}
