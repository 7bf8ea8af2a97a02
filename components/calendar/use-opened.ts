"use client";

import { useEffect, useRef, useState } from "react";
import type { Entry } from "@/lib/schedule/entries";

/** The entry whose dialog is open; once closed, the focus is on it again wherever it has moved to. */
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
