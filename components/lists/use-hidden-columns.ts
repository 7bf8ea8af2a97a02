"use client";

import { useOffice } from "./office-context";

export function useHiddenColumns(list: string, usual: readonly string[]) {
  const office = useOffice();
  const hidden = office?.preferences.hiddenColumns[list] ?? usual;
  const setHidden = (columns: readonly string[]) =>
    office?.prefer({ hiddenColumns: { [list]: [...columns] } });
  return [hidden, setHidden] as const;
}
