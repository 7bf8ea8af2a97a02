"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Day } from "@/lib/values/dates";
import { chosenOf, reservationOf, type Selection } from "./selection";
import { timelineKeys } from "./timeline-keys";
import { useDrawnDays } from "./use-drawn-days";

interface HandAsked {
  from: Day;
  days: number;
  firstAt: number;
  mayReserve: boolean;
  projectId: number | undefined;
}

export function useTimelineHand({ from, days, firstAt, mayReserve, projectId }: HandAsked) {
  const router = useRouter();
  const [selection, choose] = useState<Selection | null>(null);
  const chosen = selection && chosenOf(selection, from);
  const reserveHref = mayReserve && chosen?.isFree ? reservationOf(chosen, projectId) : null;
  const go = (href: string | null | undefined) => {
    if (href) router.push(href);
  };
  const keys = timelineKeys({
    ...{ days, firstAt, choose },
    open: () => go(chosen?.bar?.href),
    reserve: () => go(reserveHref),
  });
  const drawn = useDrawnDays({ days, selection, choose, openBar: go });
  return {
    ...{ selection, chosen, reserveHref },
    clear: () => choose(null),
    handlers: { ...keys, ...drawn },
  };
}
