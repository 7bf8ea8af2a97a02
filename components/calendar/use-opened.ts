"use client";

import { useEffect, useRef, useState } from "react";
import type { Entry } from "@/lib/schedule/entries";

/** Returns the focus to the entry when the dialog closes, wherever it has moved to. */
export function useOpened(entries: readonly Entry[]) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = openKey;
    if (openKey !== null || before === null) return;
    document.querySelector<HTMLElement>(`[data-entry="${before}"]`)?.focus();
  }, [openKey]);
  return {
    opened: entries.find(({ key }) => key === openKey),
    open: ({ key }: Entry) => setOpenKey(key),
    close: () => setOpenKey(null),
  };
}
