import { groupedBy } from "../rows";
import type { AttachableModel, AttachedModel } from "./attachable";

/** A record that holds files or has records below it that do. */
export type Branch = {
  model: AttachedModel | "project";
  id: number;
  label: string;
  /** What tells it from others alike. */
  detail: string | null;
  isSealed: boolean;
  children: Branch[];
};

/** A record that holds files. */
export type Owner = { model: AttachedModel; id: number; isSealed?: boolean };

/** A record without children. */
export const leaf = (
  model: AttachableModel,
  { id, label, detail = null, isSealed = false }: Pick<Branch, "id" | "label"> & Partial<Branch>,
): Branch => ({ model, id, label, detail, isSealed, children: [] });

/** The branch as a record that holds files; a project holds none of its own. */
export const ownerOf = ({ model, id, isSealed }: Branch): Owner[] =>
  model === "project" ? [] : [{ model, id, isSealed }];

/** A branch and the record it is below. */
export type Below<B extends Branch = Branch> = { parentId: number; branch: B };

/** The branches below each record, in their order. */
export function branchesBelow<B extends Branch>(
  branches: readonly Below<B>[],
): (parentId: number) => B[] {
  const byParent = groupedBy(branches, ({ parentId }) => parentId);
  return (parentId) => (byParent.get(parentId) ?? []).map(({ branch }) => branch);
}
