"use client";

import { useCallback } from "react";
import type { Act } from "./use-act";
import type { ComboboxOption } from "./use-combobox";

/** A server action that offers options for `{ search }`. */
export type SearchOptions = Act<ComboboxOption[]>;

/** The action as the source of a combobox, narrowed by one more field; it fails where the action does. */
export const useSearch = (search: SearchOptions, field?: string, value?: string | number | null) =>
  useCallback(
    async (typed: string) => {
      const narrowed = field ? { [field]: value ?? undefined } : {};
      const answer = await search({ ...narrowed, search: typed });
      if (!answer.ok) throw new Error(answer.error);
      return answer.data ?? [];
    },
    [search, field, value],
  );
