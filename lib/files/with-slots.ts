import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { type Branch, type FileOwner, ownersAt } from "./branch";
import { listAttachedFiles } from "./list-attached-files";
import { type AttachedFile, type BranchWithSlots, slotsLookup } from "./slot";

const ownersIn = (branch: Branch): FileOwner[] => [
  ...ownersAt(branch),
  ...branch.children.flatMap(ownersIn),
];

export function filledWith(
  attached: readonly AttachedFile[],
  branches: readonly Branch[],
): BranchWithSlots[] {
  const slotsOf = slotsLookup(attached);
  const filled = (branch: Branch): BranchWithSlots => ({
    ...branch,
    slots: ownersAt(branch).flatMap(slotsOf),
    children: branch.children.map(filled),
  });
  return branches.map(filled);
}

const withoutSheetsOf = (branch: BranchWithSlots): BranchWithSlots => ({
  ...branch,
  slots: branch.model === "sheet_project" ? [] : branch.slots,
  children: branch.children.map(withoutSheetsOf),
});

/** Papers of a sheet are left out where the sheet is not shown. */
export async function withSlots(
  ctx: Context,
  branches: readonly Branch[],
): Promise<BranchWithSlots[]> {
  const filled = filledWith(await listAttachedFiles(ctx, branches.flatMap(ownersIn)), branches);
  return may(ctx.caller, "worksheets.get") ? filled : filled.map(withoutSheetsOf);
}
