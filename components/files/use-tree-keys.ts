"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import type { TreeRow } from "./tree-rows";

/** The row itself, not a control inside it. */
const itemOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset.key : undefined;

/** WAI-ARIA tree view; "toggle" opens or closes the row. */
function destination(rows: readonly TreeRow[], at: number, key: string): TreeRow | "toggle" | null {
  const row = rows[at];
  const isBranch = row?.kind === "branch";
  const parent = rows.find((other) => other.key === row?.parent);
  const moves: Record<string, () => TreeRow | "toggle" | undefined> = {
    ArrowDown: () => rows[at + 1],
    ArrowUp: () => rows[at - 1],
    Home: () => rows[0],
    End: () => rows.at(-1),
    ArrowRight: () => (isBranch ? (row.isOpen ? rows[at + 1] : "toggle") : undefined),
    ArrowLeft: () => (isBranch && row.isOpen ? "toggle" : parent),
  };
  return moves[key]?.() ?? null;
}

export function useTreeKeys(rows: readonly TreeRow[], toggle: (key: string) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setActive] = useState<string | null>(null);
  const reachable = rows.filter(({ kind }) => kind !== "note");
  const active = reachable.some(({ key }) => key === wanted) ? wanted : (reachable[0]?.key ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = itemOf(event.target);
    const at = reachable.findIndex((row) => row.key === key);
    const goal = at < 0 ? null : destination(reachable, at, event.key);
    if (!goal) return;
    event.preventDefault();
    if (goal === "toggle") return toggle(reachable[at]?.key ?? "");
    setActive(goal.key);
    ref.current?.querySelector<HTMLElement>(`[data-key="${goal.key}"]`)?.focus();
  };
  return { ref, active, setActive, onKeyDown };
}
