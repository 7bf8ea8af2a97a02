import { groupedBy } from "../values/rows";
import type { AttachableModel, AttachedModel } from "./attachable";
import type { Seal } from "./protection";

/** A record that holds files or has records below it that do. */
export type Branch = {
  model: AttachedModel | "project";
  id: number;
  label: string;
  /** What tells it from others alike. */
  detail: string | null;
  /** What keeps its files as they are. */
  seal: Seal | null;
  children: Branch[];
};

/** A record that holds files. */
export type FileHolder = { model: AttachedModel; id: number; seal?: Seal | null };

/** A record without children. */
export const leaf = (
  model: AttachableModel,
  { id, label, detail = null, seal = null }: Pick<Branch, "id" | "label"> & Partial<Branch>,
): Branch => ({ model, id, label, detail, seal, children: [] });

/** The branch as a record that holds files; a project holds none of its own. */
export const ownerOf = ({ model, id, seal }: Branch): FileHolder[] =>
  model === "project" ? [] : [{ model, id, seal }];

/** A branch and the record it is below. */
export type Below<B extends Branch = Branch> = { parentId: number; branch: B };

/** The branches below each record, in their order. */
export function branchesBelow<B extends Branch>(
  branches: readonly Below<B>[],
): (parentId: number) => B[] {
  const byParent = groupedBy(branches, ({ parentId }) => parentId);
  return (parentId) => (byParent.get(parentId) ?? []).map(({ branch }) => branch);
}
