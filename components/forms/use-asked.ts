"use client";

import { createContext, useContext, useState } from "react";

/** Closes what a menu asked for; null where no menu did. */
const MenuContext = createContext<(() => void) | null>(null);
export const AskedByMenu = MenuContext.Provider;

/** Whether a window that asks is open: by its own button, or because a menu asks for it, which has no use for the button. */
export function useAsked() {
  const leave = useContext(MenuContext);
  const [open, setOpen] = useState(leave !== null);
  const change = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) leave?.();
  };
  return { open, setOpen: change, isOfMenu: leave !== null };
}
