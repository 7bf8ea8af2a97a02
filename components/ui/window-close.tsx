"use client";

import { Slot } from "radix-ui";
import { createContext, type ReactNode, useContext } from "react";

/** Closes the window around. */
export const WindowClose = createContext<() => void>(() => undefined);

/** Around one button. */
export const DialogClose = ({ children }: { children: ReactNode }) => (
  <Slot.Root onClick={useContext(WindowClose)}>{children}</Slot.Root>
);
