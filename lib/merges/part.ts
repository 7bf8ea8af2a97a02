import type { Branch } from "../files/branch";
import { type Attached, fileIn } from "../files/slot";
import type { Printed } from "../printed/printed";

/** A document that goes into a merge: a stored file, or one that is printed when its turn comes. */
export type Part = {
  /** Its bookmark. */
  title: string;
  /** The bookmark above it. */
  group: string | null;
  source: { key: string; size: number } | { print: () => Promise<Printed> };
};

/** What a merge is made of, and what its file is called. */
export type Dossier = { name: string; title: string; parts: Part[] };

/** The part of a record's field; none while the field is empty. */
export type PartOf = (
  owner: Pick<Branch, "model" | "id">,
  field: string,
  marks: Pick<Part, "title" | "group">,
) => Part[];

/** The attached files as parts of a merge. */
export function partsOf(attached: readonly Attached[]): PartOf {
  const fileOf = fileIn(attached);
  return (owner, field, marks) => {
    const file = fileOf(owner, field);
    return file ? [{ ...marks, source: { key: file.storageKey, size: file.size } }] : [];
  };
}

/** How a part is named where it is missed. */
export const dossierName = ({ title, group }: Pick<Part, "title" | "group">): string =>
  group ? `${group}, ${title}` : title;
