"use client";

import { useState } from "react";
import { readFrom } from "@/components/ui/read-from";
import { toast } from "@/components/ui/toast";
import type { BranchWithSlots } from "@/lib/files/slot";
import { reads } from "@/lib/links/reads";
import { matching, type TreeFilter } from "./tree-match";
import { branchKey, type SlotRow, type TreeRoot, treeRows } from "./tree-rows";

const whole: TreeFilter = { search: "", state: null };

interface TreeUse {
  roots: readonly TreeRoot[];
  asked: TreeFilter;
  /** What is below a root is read when it is opened; otherwise the page brings it. */
  readsBranches: boolean;
}

/** Null when it cannot be read, which a toast says. */
async function documentsOf({ model, id }: TreeRoot) {
  const answer = await readFrom<BranchWithSlots>(reads.documents(model, id)).catch(() => null);
  if (answer?.ok) return answer.data;
  toast.error(answer?.error ?? "No se pudo abrir. Revise la conexión e intente de nuevo.");
  return null;
}

/** Searched records that are known are open. */
export function useTree({ roots, asked, readsBranches }: TreeUse) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [read, setRead] = useState<ReadonlyMap<string, BranchWithSlots>>(new Map());
  const known = roots
    .map((root) => ({ ...root, documents: read.get(branchKey(root)) ?? root.documents }))
    .filter(({ documents }) => readsBranches || !documents || matching(documents, asked));
  const isKnown = (key: string) =>
    known.find((root) => branchKey(root) === key)?.documents !== null;
  const isOpen = (key: string) => chosen.get(key) ?? (asked.search !== "" && isKnown(key));
  const setOpen = (key: string, wanted: boolean) =>
    setChosen((before) => new Map(before).set(key, wanted));

  const load = async (key: string) => {
    const root = roots.find((known) => branchKey(known) === key);
    if (!root || !readsBranches) return;
    const documents = await documentsOf(root);
    if (documents) setRead((before) => new Map(before).set(key, documents));
    else setOpen(key, false);
  };
  const toggle = (key: string) => {
    const wanted = !isOpen(key);
    setOpen(key, wanted);
    if (wanted && !isKnown(key)) load(key);
  };
  const find = (key: string | null) =>
    treeRows(known, { asked: whole, isOpen: () => true }).find(
      (row): row is SlotRow => row.kind === "slot" && row.key === key,
    );
  return { rows: treeRows(known, { asked, isOpen }), find, toggle, reload: load };
}
