"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import type { Entry } from "@/lib/schedule/entries";
import type { Day } from "@/lib/values/dates";
import { followPointer } from "./follow-pointer";

interface Held {
  entry: Entry;
  /** The day on which it was picked up. */
  day: Day;
}

export function useDayDrag(onDrop: (held: Held, target: Day) => void) {
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const lifted = useRef(false);
  const release = useRef<() => void>(() => undefined);
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<Day | null>(null);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const startAfresh = ({ isPrimary }: globalThis.PointerEvent) => {
      if (isPrimary) lifted.current = false;
    };
    const holdStill = (event: TouchEvent) => lifted.current && event.preventDefault();
    board.current?.addEventListener("pointerdown", startAfresh, { signal, capture: true });
    board.current?.addEventListener("touchmove", holdStill, { signal, passive: false });
    return () => {
      listeners.abort();
      release.current();
    };
  }, []);

  const place = (x: number, y: number) => {
    if (ghost.current) ghost.current.style.translate = `${x + 12}px ${y + 12}px`;
  };
  const take = (start: PointerEvent, wanted: Held) => {
    if (start.button !== 0 || !start.isPrimary) return;
    place(start.clientX, start.clientY);
    release.current = followPointer(start, {
      onLift: () => {
        lifted.current = true;
        setHeld(wanted);
      },
      onMove: ({ x, y, day }) => {
        place(x, y);
        setOver(day);
      },
      onEnd: (target) => {
        setHeld(null);
        setOver(null);
        if (target) onDrop(wanted, target);
      },
    });
  };
  /** The click after a drag means nothing. */
  const wasDragged = () => lifted.current;
  return { board, ghost, held, over, take, wasDragged };
}

export type DayDrag = ReturnType<typeof useDayDrag>;
