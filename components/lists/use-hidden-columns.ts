"use client";

import { useSyncExternalStore } from "react";
import { inStorage } from "../ui/browser-storage";

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Without the browser's storage the choice lasts for the visit. */
const visit = new Map<string, string>();

const remembered = (key: string) => visit.get(key) ?? inStorage((storage) => storage.getItem(key));

function remember(key: string, text: string) {
  visit.set(key, text);
  inStorage((storage) => storage.setItem(key, text));
  for (const listener of listeners) listener();
}

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
