"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { followPointer } from "@/components/calendar/follow-pointer";
import type { Held } from "./lanes";

/** As in the calendar: at once with the mouse, after a long press with a finger. */
export function useStopDrag(onDrop: (held: Held, placeKey: string) => void) {
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const lifted = useRef(false);
  const release = useRef<() => void>(() => undefined);
  const [held, setHeld] = useState<Held | null>(null);
  const [over, setOver] = useState<string | null>(null);

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
    const onLift = () => {
      lifted.current = true;
      setHeld(wanted);
    };
    const onMove = ({ x, y, day }: { x: number; y: number; day: string | null }) => {
      place(x, y);
      setOver(day);
    };
    const onEnd = (target: string | null) => {
      setHeld(null);
      setOver(null);
      if (target) onDrop(wanted, target);
    };
    release.current = followPointer(start, { onLift, onMove, onEnd }, "place");
  };
  /** The click after a drag means nothing. */
  const wasDragged = () => lifted.current;
  return { board, ghost, held, over, take, wasDragged };
}
