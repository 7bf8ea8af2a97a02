"use client";

import { createContext, useContext } from "react";
import type { ListPreferences } from "@/lib/saved-views/get-preferences";
import type { Day } from "@/lib/values/dates";
import type { Act } from "../ui/use-act";

export interface ViewActs {
  save: Act;
  remove: Act;
}

export interface OfficeAround {
  /** By the company's calendar, as the office was opened. */
  today: Day;
  /** Else lists have no column of money, and nothing leads to the sheets. */
  seesMoney: boolean;
  views: ViewActs;
  /** How its user likes lists to look. */
  preferences: ListPreferences;
  prefer: (changed: Partial<ListPreferences>) => void;
}

export const OfficeContext = createContext<OfficeAround | null>(null);

/** What every list may need and no page passes on; null outside the office. */
export const useOffice = () => useContext(OfficeContext);
