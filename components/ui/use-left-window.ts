"use client";

import { useRef } from "react";
import { focusBack, type OpenedWindow } from "./use-opener";

/** A press on what opened it is that button's own affair. */
const isWithin = (opener: HTMLElement | null, { target }: Event): boolean =>
  target instanceof Node && (opener?.contains(target) ?? false);

/** What opened it gets the focus back, unless a press elsewhere took it. */
export function useLeftWindow(opened: OpenedWindow) {
  const isLeft = useRef(false);
  return {
    onInteractOutside: (event: Event) => {
      if (isWithin(opened.opener.current, event)) event.preventDefault();
      else isLeft.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      if (isLeft.current) event.preventDefault();
      else focusBack(opened)(event);
      isLeft.current = false;
    },
  };
}
