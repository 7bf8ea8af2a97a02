"use client";

import { type PointerEvent, useEffect, useRef, useState } from "react";
import { followPointer } from "./follow-pointer";

/** `mark` names the attribute of what is dropped on: `day` is `data-day`, whose words `onDrop` gets. */
export function useDrag<Lifted>(mark: string, onDrop: (lifted: Lifted, target: string) => void) {
  const board = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const lifted = useRef(false);
  const release = useRef<() => void>(() => undefined);
  const [held, setHeld] = useState<Lifted | null>(null);
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
  const take = (start: PointerEvent, wanted: Lifted) => {
    if (start.button !== 0 || !start.isPrimary) return;
    place(start.clientX, start.clientY);
    const onLift = () => {
      lifted.current = true;
      setHeld(() => wanted);
    };
    const onMove = ({ x, y, target }: { x: number; y: number; target: string | null }) => {
      place(x, y);
      setOver(target);
    };
    const onEnd = (target: string | null) => {
      setHeld(null);
      setOver(null);
      if (target) onDrop(wanted, target);
    };
    release.current = followPointer(start, { onLift, onMove, onEnd }, mark);
  };
  /** The click after a drag means nothing. */
  const wasDragged = () => lifted.current;
  return { board, ghost, held, over, take, wasDragged };
}

export type Drag<Lifted> = ReturnType<typeof useDrag<Lifted>>;
