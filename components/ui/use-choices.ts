"use client";

import { useCallback } from "react";
import { type ChoiceKind, reads } from "@/lib/links/reads";
import { readFrom } from "./read-from";
import type { ComboboxOption } from "./use-combobox";

export const useChoices = (kind: ChoiceKind, field?: string, value?: string | number | null) =>
  useCallback(
    async (search: string, signal?: AbortSignal) => {
      const asked = reads.choices(kind, { ...(field ? { [field]: value } : {}), search });
      const answer = await readFrom<ComboboxOption[]>(asked, signal);
      if (!answer.ok) throw new Error(answer.error);
      return answer.data;
    },
    [kind, field, value],
  );
