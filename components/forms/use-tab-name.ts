"use client";

import { usePathname } from "next/navigation";

interface NamedForm {
  values: object;
  record?: { isStanding?: true } | undefined;
  draft?: { name: string };
}

/** What this form of this record is called among the browser's tabs; null for a new record, which each tab makes its own. */
export function useTabName({ values, record, draft }: NamedForm): string | null {
  const path = usePathname();
  if (draft) return draft.name;
  if (!record || record.isStanding) return null;
  const ids = Object.entries(values).filter(([key]) => key === "id" || key.endsWith("_id"));
  return JSON.stringify([path, Object.keys(values).toSorted(), ids]);
}
