"use client";

import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import type { Point } from "./homography";

interface CornerHandleProps {
  name: string;
  at: Point;
  frame: RefObject<HTMLElement | null>;
  onMove: (to: Point) => void;
}

const [step, stride] = [0.01, 0.05];

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (share: number): number => Math.min(1, Math.max(0, share));
const percent = (share: number): number => Math.round(share * 100);

/** Dragged, or moved with the arrows, with Shift five times as far. */
export function CornerHandle({ name, at, frame, onMove }: CornerHandleProps) {
  const go = ({ x, y }: Point) => onMove({ x: within(x), y: within(y) });
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const length = event.shiftKey ? stride : step;
    go({ x: at.x + way.x * length, y: at.y + way.y * length });
  };
  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    go({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  return (
    <button
      type="button"
      aria-label={`Esquina ${name}: ${percent(at.x)} % desde la izquierda, ${percent(at.y)} % desde arriba`}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none place-items-center rounded-full"
    >
      <span
        aria-hidden="true"
        className="size-5 rounded-full border-2 border-white bg-accent shadow-pop"
      />
    </button>
  );
}
