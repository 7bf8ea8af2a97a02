"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Day } from "@/lib/values/dates";
import { type DaySet, dayAfterKey, painted } from "./chosen-days";

interface DayChoice {
  from: Day;
  to: Day;
  chosen: DaySet;
  /** Days that cannot be chosen. */
  taken: ReadonlyMap<Day, string>;
  /** Two touches mark the days between them. */
  byRange: boolean;
  onChange: (chosen: DaySet) => void;
}

type Drag = { base: DaySet; from: Day; adding: boolean };

/** Ends wherever the pointer is released. */
function useDrag() {
  const drag = useRef<Drag | null>(null);
  useEffect(() => {
    const end = () => {
      drag.current = null;
    };
    window.addEventListener("pointerup", end);
    return () => window.removeEventListener("pointerup", end);
  }, []);
  return drag;
}

const focusDay = (grid: Element | null, day: Day) =>
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

/** One by one, by dragging, with Shift, with the arrows, or by two touches. */
export function useDayChoice({ chosen, taken, byRange, onChange, ...period }: DayChoice) {
  const [anchor, setAnchor] = useState<Day | null>(null);
  const [focused, setFocused] = useState<Day>(period.from);
  const drag = useDrag();
  const pressed = useRef(false);

  const choose = (day: Day, extending: boolean) => {
    setFocused(day);
    const start = extending || byRange ? anchor : null;
    setAnchor(start && byRange ? null : day);
    const adding = start !== null || byRange || !chosen.has(day);
    onChange(painted(chosen, [start ?? day, day], { adding, taken }));
  };
  const press = (day: Day, event: PointerEvent) => {
    if (event.pointerType === "touch" || event.button !== 0) return;
    pressed.current = true;
    const isDrag = !byRange && !event.shiftKey;
    drag.current = isDrag ? { base: chosen, from: day, adding: !chosen.has(day) } : null;
    choose(day, event.shiftKey);
  };
  const enter = (day: Day) => {
    if (!drag.current) return;
    const { base, from, adding } = drag.current;
    onChange(painted(base, [from, day], { adding, taken }));
  };
  const click = (day: Day) => {
    if (!pressed.current) choose(day, false);
    pressed.current = false;
  };
  const move = (day: Day, event: KeyboardEvent<HTMLElement>) => {
    const target = dayAfterKey(event.key, day, period);
    if (!target) return;
    event.preventDefault();
    if (event.shiftKey) onChange(painted(chosen, [day, target], { adding: true, taken }));
    setFocused(target);
    focusDay(event.currentTarget.closest("[data-days]"), target);
  };

  const cell = (day: Day) => ({
    tabIndex: day === focused ? 0 : -1,
    onPointerDown: (event: PointerEvent) => press(day, event),
    onPointerEnter: () => enter(day),
    onClick: () => click(day),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => move(day, event),
  });
  return { cell, anchor };
}
