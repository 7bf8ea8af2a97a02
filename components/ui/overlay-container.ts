"use client";

import { createContext, useContext } from "react";

/** Pop-ups render inside it, so that they scroll and take focus. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/** The dialog around, else the page's main landmark, else the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  const dialog = useContext(OverlayContainer);
  if (dialog) return dialog;
  return typeof document === "undefined"
    ? undefined
    : (document.querySelector("main") ?? undefined);
}
