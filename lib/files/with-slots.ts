import type { BaseContext } from "../kernel/context";
import { type Branch, type FileHolder, ownerOf } from "./branch";
import { attachedTo } from "./queries";
import { type Documents, slotsWith } from "./slot";

const ownersIn = (branch: Branch): FileHolder[] => [
  ...ownerOf(branch),
  ...branch.children.flatMap(ownersIn),
];

/** One query whatever their number. */
export async function withSlots(
  ctx: BaseContext,
  branches: readonly Branch[],
): Promise<Documents[]> {
  const slotsOf = slotsWith(await attachedTo(ctx, branches.flatMap(ownersIn)));
  const filled = (branch: Branch): Documents => ({
    ...branch,
    slots: ownerOf(branch).flatMap(slotsOf),
    children: branch.children.map(filled),
  });
  return branches.map(filled);
}
