import { links } from "../links/pages";
import { groupedBy } from "../values/rows";
import { type AttachedModel, attachedFields, type FileKind } from "./attachable";
import type { Branch, FileOwner } from "./branch";
import { fileLabels } from "./labels";
import type { Seal } from "./protection";

export type SlotFile = { name: string; url: string; contentType: string; size: number };

export type Slot = {
  model: AttachedModel;
  objectId: number;
  field: string;
  label: string;
  kind: FileKind;
  seal: Seal | null;
  file: SlotFile | null;
};

export type BranchWithSlots = Omit<Branch, "children"> & {
  slots: Slot[];
  children: BranchWithSlots[];
};

export type Tally = { total: number; loaded: number };

export type AttachedFile = {
  model: AttachedModel;
  objectId: number;
  field: string;
  fileName: string;
  contentType: string;
  size: number;
  storageKey: string;
};

/** Keyed by {@link slotsKey}; plain, so that it can be passed to the browser. */
export type Slots = Record<string, Slot[]>;

/** It changes the status of the work sheet. */
export const isInvoice = ({ model, field }: Pick<Slot, "model" | "field">): boolean =>
  model === "sheet_project" && field === "invoice_file";

export const slotsKey = ({ model, id }: Omit<FileOwner, "seal">): string => `${model}/${id}`;

export const slotsIn = (slots: Slots, model: AttachedModel, id: number): Slot[] =>
  slots[slotsKey({ model, id })] ?? [];

/** Few of the records hold a file, so a record is looked up before its fields. */
export function fileLookup(attached: readonly AttachedFile[]) {
  const byModel = new Map(
    [...groupedBy(attached, ({ model }) => model)].map(([model, files]) => [
      model as Branch["model"],
      groupedBy(files, ({ objectId }) => objectId),
    ]),
  );
  return ({ model, id }: Pick<Branch, "model" | "id">, field: string) =>
    byModel
      .get(model)
      ?.get(id)
      ?.findLast((file) => file.field === field);
}

const fieldsOf = new Map(
  Object.entries(attachedFields).map(([model, fields]) => [
    model,
    Object.entries(fields).map(([field, kind]) => ({
      field,
      kind,
      label: fileLabels[model as AttachedModel][field] ?? field,
    })),
  ]),
);

export function slotsLookup(attached: readonly AttachedFile[]): (owner: FileOwner) => Slot[] {
  const fileOf = fileLookup(attached);
  return ({ model, id, seal = null }) =>
    (fieldsOf.get(model) ?? []).map(({ field, kind, label }) => {
      const file = fileOf({ model, id }, field);
      return {
        model,
        objectId: id,
        field,
        label,
        kind,
        seal,
        file: file ? slotFileOf(file) : null,
      };
    });
}

const slotFileOf = (file: AttachedFile): SlotFile => ({
  name: file.fileName,
  url: links.file(file.storageKey),
  contentType: file.contentType,
  size: file.size,
});

const allSlots = ({ slots, children }: BranchWithSlots): Slot[] => [
  ...slots,
  ...children.flatMap(allSlots),
];

export function tallyOf(nodes: readonly BranchWithSlots[]): Tally {
  const slots = nodes.flatMap(allSlots);
  return { total: slots.length, loaded: slots.filter(({ file }) => file).length };
}
