"use client";

import { createContext, useContext } from "react";

/** The dialog that pop-ups inside it must live in, so that they scroll and take focus; else the body. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

export const useOverlayContainer = () => useContext(OverlayContainer) ?? undefined;
