import type { BaseContext } from "../kernel/context";
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

export const withSlots = async (
  ctx: BaseContext,
  branches: readonly Branch[],
): Promise<BranchWithSlots[]> =>
  filledWith(await listAttachedFiles(ctx, branches.flatMap(ownersIn)), branches);
