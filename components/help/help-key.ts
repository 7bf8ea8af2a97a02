"use client";

import { useSyncExternalStore } from "react";
import { inStorage } from "@/components/ui/browser-storage";

const place = "help-key";
const listeners = new Set<() => void>();

/** Who dictates, or hits keys by chance, turns the single key off, in this browser. */
export const isHelpKeyOn = (): boolean => inStorage((kept) => kept.getItem(place)) !== "off";

function turn(on: boolean) {
  inStorage((kept) => (on ? kept.removeItem(place) : kept.setItem(place, "off")));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useHelpKey = () =>
  [useSyncExternalStore(subscribe, isHelpKeyOn, () => true), turn] as const;
