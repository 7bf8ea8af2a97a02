"use client";

import { createContext, useContext, useState } from "react";

/** Closes what a menu asked for; null where no menu did. */
const MenuContext = createContext<(() => void) | null>(null);
export const AskedByMenu = MenuContext.Provider;

/**
 * Whether a window that asks is open: by its own button, or because a menu asks for it, which has no use for the button,
 * or whoever drew it, and is told when it is over.
 */
export function useAsked(onClose: (() => void) | null = null) {
  const menu = useContext(MenuContext);
  const leave = onClose ?? menu;
  const [open, setOpen] = useState(leave !== null);
  const change = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) leave?.();
  };
  return { open, setOpen: change, isOfMenu: leave !== null };
}
