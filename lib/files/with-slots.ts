import type { BaseContext } from "../kernel/context";
import { type Branch, type FileOwner, ownersAt } from "./branch";
import { listAttachedFiles } from "./list-attached-files";
import { type BranchWithSlots, slotsLookup } from "./slot";

const ownersIn = (branch: Branch): FileOwner[] => [
  ...ownersAt(branch),
  ...branch.children.flatMap(ownersIn),
];

export async function withSlots(
  ctx: BaseContext,
  branches: readonly Branch[],
): Promise<BranchWithSlots[]> {
  const slotsOf = slotsLookup(await listAttachedFiles(ctx, branches.flatMap(ownersIn)));
  const filled = (branch: Branch): BranchWithSlots => ({
    ...branch,
    slots: ownersAt(branch).flatMap(slotsOf),
    children: branch.children.map(filled),
  });
  return branches.map(filled);
}
