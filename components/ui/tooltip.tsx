"use client";

import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useOverlayContainer } from "./overlay-container";

/** What an element says on hover and focus; never the only place where something is said. */
export const tooltip = (text: string) => ({ "data-tooltip": text });

interface Shown {
  text: string;
  of: DOMRect;
}

const delay = 400;
const gap = 6;
const edge = 8;

const toldBy = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;

/** Stays while the mouse is on what it tells of or on itself; Escape and a press end it. */
function useTold(id: string) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told: HTMLElement | null = null;
    const tell = (element: HTMLElement | null, after: number) => {
      if (element === told) return;
      told = element;
      clearTimeout(timer);
      const text = element?.dataset.tooltip;
      if (!element || !text) setShown(null);
      else timer = setTimeout(() => setShown({ text, of: element.getBoundingClientRect() }), after);
    };
    const end = () => tell(null, 0);
    const onPointer = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      if (!(target instanceof Element && target.id === id)) tell(toldBy(target), delay);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const element = toldBy(target);
      if (element?.matches(":focus-visible")) tell(element, 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") end();
    };
    const watched = new AbortController();
    const options = { signal: watched.signal, passive: true };
    document.addEventListener("pointerover", onPointer, options);
    document.addEventListener("focusin", onFocus, options);
    document.addEventListener("focusout", end, options);
    document.addEventListener("pointerdown", end, options);
    document.addEventListener("scroll", end, { ...options, capture: true });
    document.addEventListener("keydown", onKey, options);
    return () => {
      clearTimeout(timer);
      watched.abort();
    };
  }, [id]);
  return shown;
}

/** Once. */
export function Tooltips() {
  const id = useId();
  const shown = useTold(id);
  const container = useOverlayContainer();
  if (!shown) return null;
  return createPortal(<Bubble key={shown.text} id={id} {...shown} />, container ?? document.body);
}

function Bubble({ id, text, of }: Shown & { id: string }) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const middle = of.left + of.width / 2 - width / 2;
    const left = Math.max(edge, Math.min(middle, window.innerWidth - width - edge));
    const above = of.top - height - gap;
    element.style.left = `${left}px`;
    element.style.top = `${above >= edge ? above : of.bottom + gap}px`;
  }, [of]);
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="fixed z-60 max-w-72 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-pop print:hidden"
    >
      {text}
    </div>
  );
}
