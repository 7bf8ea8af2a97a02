"use client";

import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Storage may be forbidden by the browser; then nothing is remembered. */
const remembered = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function remember(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } finally {
    for (const listener of listeners) listener();
  }
}

/** Which columns of a table this person hides, remembered in the browser. */
export function useHiddenColumns(tableId: string, usual: readonly string[]) {
  const key = `faena.columns.${tableId}`;
  const text = useSyncExternalStore(
    subscribe,
    () => remembered(key),
    () => null,
  );
  const hidden = text === null ? usual : text.split(",").filter(Boolean);
  const setHidden = (columns: readonly string[]) => remember(key, columns.join(","));
  return [hidden, setHidden] as const;
}
