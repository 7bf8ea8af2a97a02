import { groupedBy } from "../values/rows";
import type { AttachableModel, AttachedModel } from "./attachable";
import type { Seal } from "./protection";

export type Branch = {
  model: AttachedModel | "project";
  id: number;
  label: string;
  detail: string | null;
  seal: Seal | null;
  children: Branch[];
};

export type FileOwner = { model: AttachedModel; id: number; seal?: Seal | null };

export const leaf = (
  model: AttachableModel,
  { id, label, detail = null, seal = null }: Pick<Branch, "id" | "label"> & Partial<Branch>,
): Branch => ({ model, id, label, detail, seal, children: [] });

/** Empty for a project, which holds no files of its own. */
export const ownersAt = ({ model, id, seal }: Branch): FileOwner[] =>
  model === "project" ? [] : [{ model, id, seal }];

export type ChildBranch<B extends Branch = Branch> = { parentId: number; branch: B };

export function branchesBelow<B extends Branch>(
  branches: readonly ChildBranch<B>[],
): (parentId: number) => B[] {
  const byParent = groupedBy(branches, ({ parentId }) => parentId);
  return (parentId) => (byParent.get(parentId) ?? []).map(({ branch }) => branch);
}
