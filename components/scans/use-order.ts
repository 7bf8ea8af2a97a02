"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { ChainChoice } from "@/lib/scans/tray";
import { lackingFile, withItemMoved } from "./order";

const sorts = {
  number: (a: ChainChoice, b: ChainChoice) => a.consecutive.localeCompare(b.consecutive),
  date: (a: ChainChoice, b: ChainChoice) =>
    a.date.localeCompare(b.date) || a.consecutive.localeCompare(b.consecutive),
};

/** The first chain of the list gets the first page. */
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
    others,
    worksheetId,
    /** For screen readers. */
    said,
    move,
    /** By keyboard; the focus stays on the control that did it. */
    step: (from: number, by: -1 | 1, control: string) => {
      moved.current = control;
      move(from, from + by);
    },
    remove: (id: number) => setList(list.filter((chain) => chain.id !== id)),
    add: (id: number) => setList([...list, ...chains.filter((chain) => chain.id === id)]),
    sort: (by: keyof typeof sorts) => setList(list.toSorted(sorts[by])),
    reverse: () => setList(list.toReversed()),
    cut: (count: number) => setList(list.slice(0, count)),
    choose: (id: number | null) => {
      setWorksheetId(id);
      setList(lackingFile(chains, id));
    },
  };
}

export type Order = ReturnType<typeof useOrder>;
