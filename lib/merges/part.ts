import type { Branch } from "../files/branch";
import { type AttachedFile, fileLookup } from "../files/slot";
import type { Printed } from "../printed/printed";

export type Part = {
  title: string;
  /** The bookmark above its own. */
  group: string | null;
  source: { key: string; size: number } | { print: () => Promise<Printed> };
};

export type Dossier = { name: string; title: string; parts: Part[] };

export type PartOf = (
  owner: Pick<Branch, "model" | "id">,
  field: string,
  marks: Pick<Part, "title" | "group">,
) => Part[];

export function partsOf(attached: readonly AttachedFile[]): PartOf {
  const fileOf = fileLookup(attached);
  return (owner, field, marks) => {
    const file = fileOf(owner, field);
    return file ? [{ ...marks, source: { key: file.storageKey, size: file.size } }] : [];
  };
}

export const dossierName = ({ title, group }: Pick<Part, "title" | "group">): string =>
  group ? `${group}, ${title}` : title;
