"use client";

import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { line } from "./line";

export const useIsCut = () => useSyncExternalStore(line.subscribe, line.isCut, () => false);

export function LineHint() {
  if (!useIsCut()) return null;
  return (
    <p className="mr-auto flex items-center gap-2 text-warn-ink text-xs">
      <WifiOff className="size-4 shrink-0" aria-hidden="true" />
      Sin conexión: guarde cuando vuelva.
    </p>
  );
}
