"use client";

import { usePathname } from "next/navigation";

interface NamedForm {
  values: object;
  record?: { isStanding?: true } | undefined;
  draft?: { name: string };
}

/** Null for a new record, which each tab makes for itself. */
export function useTabName({ values, record, draft }: NamedForm): string | null {
  const path = usePathname();
  if (draft) return draft.name;
  if (!record || record.isStanding) return null;
  const ids = Object.entries(values).filter(([key]) => key === "id" || key.endsWith("_id"));
  return JSON.stringify([path, Object.keys(values).toSorted(), ids]);
}
