"use client";

import { createContext, useContext, useState } from "react";

/** Closes the menu's window; null outside a menu. */
const MenuContext = createContext<(() => void) | null>(null);
export const AskedByMenu = MenuContext.Provider;

/** Opened by its own button, by a menu, or by whoever draws it, who is told when it closes. */
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
