"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { barSpan, type Selection } from "./selection";
import { withinMost } from "./timeline-keys";

interface DrawnAsked {
  days: number;
  selection: Selection | null;
  choose: (selection: Selection) => void;
  openBar: (href: string) => void;
}

/** Null where the row is a list, which has no place for days. */
function dayUnder({ clientX }: { clientX: number }, row: HTMLElement, days: number): number | null {
  const track = row.querySelector<HTMLElement>("[data-track]");
  if (!track || getComputedStyle(track).display !== "grid") return null;
  const { left, width } = track.getBoundingClientRect();
  return withinMost(Math.floor(((clientX - left) / width) * days), days - 1);
}

const closest = ({ target }: { target: EventTarget }, what: string) =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;

const rowOfDays = (event: { target: EventTarget }) =>
  closest(event, "[data-track]") && !closest(event, "[data-bar]")
    ? closest(event, "[data-unit]")
    : null;

/** A mouse draws over days; a finger taps the first and the last. A bar is chosen by a click, and opened by two. */
export function useDrawnDays({ days, selection, choose, openBar }: DrawnAsked) {
  const isDrawing = useRef(false);
  const isFinger = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    isFinger.current = event.pointerType !== "mouse";
    const row = rowOfDays(event);
    if (isFinger.current || event.button !== 0 || !row) return;
    const at = dayUnder(event, row, days);
    if (at === null) return;
    isDrawing.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    choose({ row, anchor: at, head: at });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!isDrawing.current || !selection) return;
    const head = dayUnder(event, selection.row, days);
    if (head !== null && head !== selection.head) choose({ ...selection, head });
  };
  const onPointerUp = () => {
    isDrawing.current = false;
  };
  const tap = (event: MouseEvent, row: HTMLElement) => {
    const head = dayUnder(event, row, days);
    const isSame = selection?.row === row;
    if (head !== null) choose({ row, head, anchor: isSame ? selection.anchor : head });
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const [row, bar] = [closest(event, "[data-unit]"), closest(event, "[data-bar]")];
    if (row && bar) choose({ row, ...barSpan(bar) });
    else if (row && isFinger.current && rowOfDays(event)) tap(event, row);
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const href = closest(event, "[data-bar]")?.dataset.href;
    if (href) openBar(href);
  };
  return {
    ...{ onPointerDown, onPointerMove, onPointerUp, onClick, onDoubleClick },
    onPointerCancel: onPointerUp,
  };
}
