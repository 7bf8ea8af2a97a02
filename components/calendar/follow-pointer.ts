import type { PointerEvent as Pressed } from "react";

type Press = Pick<Pressed, "pointerId" | "pointerType" | "clientX" | "clientY">;

interface Follower {
  onLift: () => void;
  onMove: (at: { x: number; y: number; target: string | null }) => void;
  /** Null outside anything that is dropped on. */
  onEnd: (target: string | null) => void;
}

const slack = 6;
const longPress = 350;

/** What is dropped on says what it is in this attribute: in a calendar its day. */
const markedAt = (x: number, y: number, mark: string): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark] ?? null;

/**
 * A drag begins at once with the mouse, after a long press with a finger, so that the page still scrolls; Escape ends
 * it, other pointers are ignored. Gives what ends it early.
 */
export function followPointer(
  start: Press,
  { onLift, onMove, onEnd }: Follower,
  mark = "day",
): () => void {
  const targetAt = (x: number, y: number) => markedAt(x, y, mark);
  const isTouch = start.pointerType === "touch";
  const listeners = new AbortController();
  const { signal } = listeners;
  let isLifted = false;
  const lift = () => {
    isLifted = true;
    onLift();
  };
  const timer = isTouch ? setTimeout(lift, longPress) : undefined;
  const end = (target: string | null) => {
    clearTimeout(timer);
    listeners.abort();
    onEnd(target);
  };
  const isFar = (x: number, y: number) => Math.hypot(x - start.clientX, y - start.clientY) > slack;
  const leave = isTouch ? () => end(null) : lift;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!isLifted && isFar(x, y)) leave();
    if (isLifted) onMove({ x, y, target: targetAt(x, y) });
  };
  const drop = ({ clientX: x, clientY: y }: PointerEvent) => end(isLifted ? targetAt(x, y) : null);
  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) =>
    event.pointerId === start.pointerId && act(event);
  window.addEventListener("pointermove", own(move), { signal });
  window.addEventListener("pointerup", own(drop), { signal });
  window.addEventListener(
    "pointercancel",
    own(() => end(null)),
    { signal },
  );
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
  return () => end(null);
}
