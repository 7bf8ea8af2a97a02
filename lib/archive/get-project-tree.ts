import { type BranchWithSlots, type Tally, tallyOf } from "../files/slot";
import { withSlots } from "../files/with-slots";
import type { Context } from "../kernel/context";
import { getProject, type Project } from "../projects/get-project";
import { single } from "../values/rows";
import { listProjectBranches, projectBranch } from "./list-project-branches";
import type { TitledSheet } from "./list-sheet-branches";

export type SheetDocuments = { node: BranchWithSlots; sheet: TitledSheet };

export type ProjectTree = {
  project: Project;
  sheets: SheetDocuments[];
  guides: BranchWithSlots[];
  maintenance: BranchWithSlots[];
  tally: Tally;
};

export async function getProjectTree(
  ctx: Context,
  ref: { projectId: number },
): Promise<ProjectTree> {
  const project = await getProject(ctx, ref);
  const branch = single(await listProjectBranches(ctx, [project.id]));
  const { children } = single(await withSlots(ctx, [projectBranch(branch)]));
  const ofModel = (wanted: BranchWithSlots["model"]) =>
    children.filter(({ model }) => model === wanted);
  const sheetNodes = new Map(ofModel("sheet_project").map((node) => [node.id, node]));
  return {
    project,
    sheets: branch.sheets.flatMap(({ sheet }) => {
      const node = sheetNodes.get(sheet.id);
      return node ? [{ node, sheet }] : [];
    }),
    guides: ofModel("shipping_guide"),
    maintenance: ofModel("maintenance_sheet"),
    tally: tallyOf(children),
  };
}
