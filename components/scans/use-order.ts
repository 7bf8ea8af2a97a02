"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { ChainChoice } from "@/lib/scans/tray";
import { lackingFile, withItemMoved } from "./order";

const sorts = {
  number: (a: ChainChoice, b: ChainChoice) => a.consecutive.localeCompare(b.consecutive),
  date: (a: ChainChoice, b: ChainChoice) =>
    a.date.localeCompare(b.date) || a.consecutive.localeCompare(b.consecutive),
};

/** Which chain gets which page: the first of the list the first page. */
export function useOrder(chains: readonly ChainChoice[], opening: number | null) {
  const [worksheetId, setWorksheetId] = useState(opening);
  const [list, setList] = useState(() => lackingFile(chains, opening));
  const [said, say] = useState("");
  const moved = useRef<string | null>(null);

  useEffect(() => {
    if (moved.current && list.length > 0) document.getElementById(moved.current)?.focus();
    moved.current = null;
  }, [list]);

  const others = useMemo(() => {
    const listed = new Set(list.map(({ id }) => id));
    return chains.filter(({ id }) => !listed.has(id));
  }, [chains, list]);
  const move = (from: number, to: number) => {
    const chain = list[from];
    if (!chain) return;
    const next = withItemMoved(list, from, to);
    setList(next);
    say(`CDC ${chain.consecutive}: página ${next.indexOf(chain) + 1}`);
  };
  return {
    list,
    /** The chains that are not on the list. */
    others,
    worksheetId,
    /** What changed, for who does not see it. */
    said,
    move,
    /** Moves by keyboard, and keeps the focus on the control that did. */
    step: (from: number, by: -1 | 1, control: string) => {
      moved.current = control;
      move(from, from + by);
    },
    remove: (id: number) => setList(list.filter((chain) => chain.id !== id)),
    add: (id: number) => setList([...list, ...chains.filter((chain) => chain.id === id)]),
    sort: (by: keyof typeof sorts) => setList(list.toSorted(sorts[by])),
    reverse: () => setList(list.toReversed()),
    /** Keeps the first so many. */
    cut: (count: number) => setList(list.slice(0, count)),
    choose: (id: number | null) => {
      setWorksheetId(id);
      setList(lackingFile(chains, id));
    },
  };
}

export type Order = ReturnType<typeof useOrder>;
