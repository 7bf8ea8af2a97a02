"use client";

import { useEffect, useState } from "react";
import { isAssignable, type Offered } from "./assign-values";

/** The one of that code, or the only one that is free. */
export function meantBy(text: string, found: readonly Offered[]): Offered | null {
  const free = found.filter(isAssignable);
  const named = free.find(({ code }) => code.toLowerCase() === text.toLowerCase());
  return named ?? (free.length === 1 ? (free[0] ?? null) : null);
}

interface EnterChoice {
  /** What `found` answers. */
  text: string;
  /** Null until it is answered. */
  found: readonly Offered[] | null;
  chosen: readonly Offered[];
  onChoose: (offer: Offered) => void;
}

/** Enter chooses what was meant, also when the answer to what was typed is still to come. */
export function useEnterChoice({ text, found, chosen, onChoose }: EnterChoice) {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null || wanted !== text || !found) return;
    setWanted(null);
    const meant = meantBy(wanted, found);
    if (meant && !chosen.some(({ id }) => id === meant.id)) onChoose(meant);
  }, [wanted, text, found, chosen, onChoose]);
  return (typed: string) => setWanted(typed || null);
}
