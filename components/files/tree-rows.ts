import { type BranchWithSlots, type Slot, type Tally, tallyOf } from "@/lib/files/slot";
import { type FoundDocuments, matching, type TreeFilter } from "./tree-match";

/** What is below it is known once it was opened. */
export interface TreeRoot {
  model: BranchWithSlots["model"];
  id: number;
  label: string;
  detail: string | null;
  tally: Tally;
  documents: BranchWithSlots | null;
}

interface Place {
  level: number;
  /** From 1, and how many siblings there are. */
  place: number;
  siblings: number;
  parent: string | null;
  root: string;
}

type Named = Pick<TreeRoot, "model" | "id" | "label" | "detail" | "tally">;

export type BranchRow = Place & Named & { kind: "branch"; key: string; isOpen: boolean };

/** `trail` names the records it lies in, the outermost first. */
export type SlotRow = Place & { kind: "slot"; key: string; slot: Slot; trail: string[] };

/** Not loaded yet, or nothing that is asked for. */
export type NoteRow = Place & { kind: "note"; key: string; note: "loading" | "empty" };

export type TreeRow = BranchRow | SlotRow | NoteRow;

export const branchKey = ({ model, id }: Pick<TreeRoot, "model" | "id">): string =>
  `${model}/${id}`;

const slotKey = ({ model, objectId, field }: Slot): string =>
  `${branchKey({ model, id: objectId })}/${field}`;

type Look = { asked: TreeFilter; isOpen: (key: string) => boolean };
type Shown = Named & { found: FoundDocuments | null };

function rowsBelow(found: FoundDocuments, at: BranchRow, trail: string[], look: Look): TreeRow[] {
  const siblings = found.slots.length + found.children.length;
  const below = (place: number): Place => ({
    level: at.level + 1,
    place,
    siblings,
    parent: at.key,
    root: at.root,
  });
  return [
    ...found.slots.map(
      (slot, index): SlotRow => ({
        ...below(index + 1),
        kind: "slot",
        key: slotKey(slot),
        slot,
        trail,
      }),
    ),
    ...found.children.flatMap((child, index) =>
      branchRows({ ...child, found: child }, below(found.slots.length + index + 1), trail, look),
    ),
  ];
}

function branchRows({ found, ...named }: Shown, place: Place, trail: string[], look: Look) {
  const { model, id, label, detail, tally } = named;
  const key = branchKey(named);
  const isOpen = look.isOpen(key);
  const row: BranchRow = { ...place, kind: "branch", key, model, id, label, detail, tally, isOpen };
  const rows: TreeRow[] = [row];
  if (isOpen && found) rows.push(...rowsBelow(found, row, [...trail, label], look));
  return rows;
}

const noteBelow = ({ key, level, root }: BranchRow, note: NoteRow["note"]): NoteRow => ({
  kind: "note",
  key: `${key}/${note}`,
  note,
  level: level + 1,
  place: 1,
  siblings: 1,
  parent: key,
  root,
});

function rootRows({ documents, ...root }: TreeRoot, place: Place, look: Look): TreeRow[] {
  const found = documents && matching(documents, look.asked);
  const tally = documents ? tallyOf([documents]) : root.tally;
  const rows = branchRows({ ...root, tally, found }, place, [], look);
  const [row] = rows;
  if (row?.kind !== "branch" || !row.isOpen || rows.length > 1) return rows;
  return [row, noteBelow(row, documents ? "empty" : "loading")];
}

export const treeRows = (roots: readonly TreeRoot[], look: Look): TreeRow[] =>
  roots.flatMap((root, index) => {
    const top = { level: 1, siblings: roots.length, parent: null, root: branchKey(root) };
    return rootRows(root, { ...top, place: index + 1 }, look);
  });
