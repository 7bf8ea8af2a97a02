"use client";

import { useState } from "react";
import type { Entry, VisitEntry } from "@/lib/schedule/entries";

export interface Choosing {
  isOffered: (entry: Entry) => boolean;
  isChosen: (entry: Entry) => boolean;
  choose: (entries: readonly Entry[], on: boolean) => void;
}

const isUnrecorded = (entry: Entry) =>
  entry.kind === "visit" && entry.visitId === null && !entry.isClosed;

const isVisit = (entry: Entry): entry is VisitEntry => entry.kind === "visit";

/** Visits that are still to be recorded are offered; chosen ones stay so while the window tells what became of them. */
export function useChosenVisits(shown: readonly Entry[], mayMark: boolean) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ key }: Entry) => keys.has(key);
  const choosing: Choosing | null = mayMark
    ? {
        isOffered: (entry) => isUnrecorded(entry) || isChosen(entry),
        isChosen,
        choose: (entries, on) => {
          const next = new Set(keys);
          for (const { key } of entries) on ? next.add(key) : next.delete(key);
          setKeys(next);
        },
      }
    : null;
  const chosen = shown.filter(isVisit).filter(isChosen);
  return { choosing, chosen, clear: () => setKeys(new Set()) };
}
