"use client";

import { type PointerEvent, useRef } from "react";
import type { BarLine } from "@/lib/availability/bars";
import { barLineOf } from "./bar-line";
import { closest, dayUnder } from "./day-under";
import { type Grip, gripAt, rescheduledDays } from "./rescheduled-days";
import { barSpan, type Selection } from "./selection";

/** What a hand did with a line: other days, still to be saved. */
export type LineInHand = { line: BarLine; wanted: Pick<BarLine, "from" | "to">; unit: string };

interface DragAsked {
  days: number;
  choose: (selection: Selection) => void;
  onMoved: (moved: LineInHand) => void;
}

type Held = {
  bar: HTMLElement;
  row: HTMLElement;
  line: BarLine;
  grip: Grip;
  at: number;
  by: number;
};

/** Where its ends are while it is in hand. */
function spanInHand({ bar, grip, by }: Held) {
  const { anchor, head } = barSpan(bar);
  const [first, last] = [grip === "to" ? anchor : anchor + by, grip === "from" ? head : head + by];
  return grip === "from"
    ? { anchor: last, head: Math.min(first, last) }
    : { anchor: first, head: Math.max(first, last) };
}

/** A mouse takes a bar of a reservation by an end, or whole; what it let go of is asked about before it is saved. */
export function useDraggedBar({ days, choose, onMoved }: DragAsked) {
  const held = useRef<Held | null>(null);

  const take = (event: PointerEvent<HTMLElement>) => {
    const [bar, row] = [closest(event, "[data-line]"), closest(event, "[data-unit]")];
    const line = bar && barLineOf(bar);
    if (!line || !row) return;
    const at = dayUnder(event, row, days);
    const grip = gripAt(event.clientX, bar.getBoundingClientRect(), bar.dataset.cut ?? "");
    if (grip && at !== null) held.current = { bar, row, line, grip, at, by: 0 };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    const at = now && dayUnder(event, now.row, days);
    if (!now || at === null || at - now.at === now.by) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    now.by = at - now.at;
    choose({ row: now.row, ...spanInHand(now), isMoved: true });
  };
  const letGo = () => {
    const now = held.current;
    held.current = null;
    if (!now || now.by === 0) return;
    const wanted = rescheduledDays(now.line, now.grip, now.by);
    onMoved({ line: now.line, wanted, unit: now.row.dataset.code ?? "" });
  };
  const drop = () => {
    held.current = null;
  };
  return { take, drag, letGo, drop };
}
