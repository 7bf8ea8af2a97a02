"use client";

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { closest, dayUnder } from "./day-under";
import { barSpan, type Selection } from "./selection";
import { type LineInHand, useDraggedBar } from "./use-dragged-bar";

interface DrawnAsked {
  days: number;
  selection: Selection | null;
  choose: (selection: Selection) => void;
  openBar: (href: string) => void;
  onMoved: (moved: LineInHand) => void;
}

const rowOfDays = (event: { target: EventTarget }) =>
  closest(event, "[data-track]") && !closest(event, "[data-bar]")
    ? closest(event, "[data-unit]")
    : null;

/** A mouse draws over days; a finger taps the first and the last. A bar is chosen by a click, and opened by two. */
export function useDrawnDays({ days, selection, choose, openBar, onMoved }: DrawnAsked) {
  const isDrawing = useRef(false);
  const isFinger = useRef(false);
  const bars = useDraggedBar({ days, choose, onMoved });

  const draw = (event: PointerEvent<HTMLElement>, row: HTMLElement) => {
    const at = dayUnder(event, row, days);
    if (at === null) return;
    isDrawing.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    choose({ row, anchor: at, head: at });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    isFinger.current = event.pointerType !== "mouse";
    if (isFinger.current || event.button !== 0) return;
    const row = rowOfDays(event);
    if (row) draw(event, row);
    else bars.take(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    bars.drag(event);
    if (!isDrawing.current || !selection) return;
    const head = dayUnder(event, selection.row, days);
    if (head !== null && head !== selection.head) choose({ ...selection, head });
  };
  const stop = () => {
    isDrawing.current = false;
    bars.drop();
  };
  const onPointerUp = () => {
    bars.letGo();
    stop();
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
    onPointerCancel: stop,
  };
}
