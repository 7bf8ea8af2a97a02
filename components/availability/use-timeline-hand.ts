"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Day } from "@/lib/values/dates";
import { type ChosenSpan, chosenOf, reservationOf, type Selection } from "./selection";
import { timelineKeys } from "./timeline-keys";
import type { LineInHand } from "./use-dragged-bar";
import { useDrawnDays } from "./use-drawn-days";

interface HandAsked {
  from: Day;
  days: number;
  firstAt: number;
  mayReserve: boolean;
  projectId?: number | undefined;
}

const inHand = ({ bar, code: unit }: ChosenSpan): LineInHand | null =>
  bar?.line ? { line: bar.line, wanted: bar.line, unit } : null;

export function useTimelineHand({ from, days, firstAt, mayReserve, projectId }: HandAsked) {
  const router = useRouter();
  const [moved, setMoved] = useState<LineInHand | null>(null);
  const [selection, choose] = useState<Selection | null>(null);
  const chosen = selection && chosenOf(selection, from);
  const reserveHref =
    mayReserve && chosen?.isFree && !chosen.isMoved ? reservationOf(chosen, projectId) : null;
  const movable = chosen && inHand(chosen);
  const go = (href: string | null | undefined) => {
    if (href) router.push(href);
  };
  const keys = timelineKeys({
    ...{ days, firstAt, choose },
    open: () => go(chosen?.bar?.href),
    reserve: () => go(reserveHref),
    move: () => setMoved(movable),
  });
  const drawn = useDrawnDays({ days, selection, choose, openBar: go, onMoved: setMoved });
  return {
    ...{ selection, chosen, reserveHref, moved },
    move: movable && (() => setMoved(movable)),
    clear: () => choose(null),
    closeMove: () => {
      setMoved(null);
      choose((now) => (now?.isMoved ? null : now));
    },
    handlers: { ...keys, ...drawn },
  };
}
