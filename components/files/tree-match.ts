import type { DocumentState } from "@/lib/archive/input";
import { type BranchWithSlots, type Slot, type Tally, tallyOf } from "@/lib/files/slot";
import { plainText } from "@/lib/values/plain-text";

export interface TreeFilter {
  search: string;
  state: DocumentState | null;
}

/** Its tally counts the whole record. */
export type FoundDocuments = Omit<BranchWithSlots, "children"> & {
  tally: Tally;
  children: FoundDocuments[];
};

const holds = (texts: readonly (string | null | undefined)[], search: string) =>
  plainText(texts.filter(Boolean).join(" ")).includes(plainText(search));

const states: Record<DocumentState, (slot: Slot) => boolean> = {
  missing: ({ file }) => file === null,
  loaded: ({ file }) => file !== null,
};

/** All of a record whose own name matches; null when nothing does. */
export function matching(
  node: BranchWithSlots,
  { search, state }: TreeFilter,
): FoundDocuments | null {
  const isNamed = !search || holds([node.label, node.detail], search);
  const below = { search: isNamed ? "" : search, state };
  const slots = node.slots.filter(
    (slot) =>
      (!state || states[state](slot)) && (isNamed || holds([slot.label, slot.file?.name], search)),
  );
  const children = node.children.flatMap((child) => matching(child, below) ?? []);
  const isWanted = slots.length > 0 || children.length > 0 || (isNamed && !state);
  return isWanted ? { ...node, tally: tallyOf([node]), slots, children } : null;
}
