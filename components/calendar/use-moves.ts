"use client";

import { useOptimistic, useTransition } from "react";
import { toast } from "sonner";
import { unreachable } from "@/components/ui/use-act";
import { type Day, daysBetween, showDay } from "@/lib/dates";
import type { Entry } from "@/lib/schedule/entries";
import { type MoveActs, sendMove, shifted } from "./moves";

/** The entries with what was just moved already on its new day; refused, it goes back and the reason is said. */
export function useMoves(entries: readonly Entry[], acts: MoveActs) {
  const [, startTransition] = useTransition();
  const [shown, show] = useOptimistic(entries, (before, moved: Entry) =>
    before.map((entry) => (entry.key === moved.key ? moved : entry)),
  );
  const move = (entry: Entry, to: Day) => {
    if (to === entry.from) return;
    startTransition(async () => {
      show(shifted(entry, daysBetween(entry.from, to)));
      const answer = await sendMove(acts, entry, to).catch(() => unreachable);
      if (answer.ok) toast.success(`Se movió «${entry.title}» al ${showDay(to)}.`);
      else toast.error(answer.error);
    });
  };
  return { shown, move };
}
