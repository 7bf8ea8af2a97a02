"use client";

import type { ReactNode } from "react";
import type { Act } from "../ui/use-act";
import { type OfficeAround, OfficeContext } from "./office-context";
import { usePreferences } from "./use-preferences";

type Given = Omit<OfficeAround, "prefer"> & { keep: Act; children: ReactNode };

export function OfficeProvider({ children, keep, preferences: kept, ...around }: Given) {
  const { preferences, prefer } = usePreferences(kept, keep);
  return <OfficeContext value={{ ...around, preferences, prefer }}>{children}</OfficeContext>;
}
