"use client";

import { useOptimistic, useRef, useTransition } from "react";
import { inTurn } from "@/components/ui/in-turn";
import { useRefusalToast } from "@/components/ui/refusal-alert";
import { toast } from "@/components/ui/toast";
import { failedAct } from "@/components/ui/use-act";
import type { Entry } from "@/lib/schedule/entries";
import { type Day, daysBetween, showDay } from "@/lib/values/dates";
import { type MoveActs, movedByDays, sendMove } from "./moves";

/** Shows a move at once; a refused one goes back, and the reason is shown. */
export function useMoves(entries: readonly Entry[], acts: MoveActs) {
  const [, startTransition] = useTransition();
  const refuse = useRefusalToast();
  const turns = useRef(new Map<string, ReturnType<typeof inTurn>>());
  const [shown, show] = useOptimistic(entries, (before, moved: Entry) =>
    before.map((entry) => (entry.key === moved.key ? moved : entry)),
  );
  const move = (entry: Entry, to: Day) => {
    if (to === entry.from) return;
    startTransition(async () => {
      show(movedByDays(entry, daysBetween(entry.from, to)));
      const turn = turns.current.get(entry.key) ?? inTurn();
      turns.current.set(entry.key, turn);
      const answer = await turn(entry.version, (seen) => sendMove(acts, entry, to, seen)).catch(
        failedAct,
      );
      if (answer.ok) toast.success(`Se movió «${entry.title}» al ${showDay(to)}.`);
      else refuse(answer);
    });
  };
  return { shown, move };
}
