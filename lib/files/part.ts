import type { Printed } from "../documents/printed";
import type { Attached, Branch, Owner } from "./slot";

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

type Held = Pick<Attached, "model" | "objectId" | "field" | "storageKey" | "size">;

export type Bundle = {
  /** The part of a record's field; none while the field is empty. */
  partOf: (
    owner: { model: string; id: number },
    field: string,
    marks: Pick<Part, "title" | "group">,
  ) => Part[];
};

/** The records that can hold files among the branches of a tree. */
export const ownersOf = (branches: readonly Branch[]): Owner[] =>
  branches.flatMap(({ model, id }) => (model === "project" ? [] : [{ model, id }]));

const keyOf = (model: string, id: number, field: string) => `${model}/${id}/${field}`;

/** The attached files as parts of a merge. */
export function bundleOf(attached: readonly Held[]): Bundle {
  const files = new Map(
    attached.map((file) => [keyOf(file.model, file.objectId, file.field), file]),
  );
  return {
    partOf: ({ model, id }, field, marks) => {
      const file = files.get(keyOf(model, id, field));
      return file ? [{ ...marks, source: { key: file.storageKey, size: file.size } }] : [];
    },
  };
}

/** How a part is named where it is missed. */
export const nameOf = ({ title, group }: Pick<Part, "title" | "group">): string =>
  group ? `${group}, ${title}` : title;
