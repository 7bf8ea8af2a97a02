"use client";

import { createContext, useContext } from "react";

/** The dialog that pop-ups inside it must live in, so that they scroll and take focus. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

/** Where pop-ups go: the dialog around, else the page's main landmark, else the body. */
export function useOverlayContainer(): HTMLElement | undefined {
  const dialog = useContext(OverlayContainer);
  if (dialog) return dialog;
  return typeof document === "undefined"
    ? undefined
    : (document.querySelector("main") ?? undefined);
}
