"use client";

import type { Menu } from "radix-ui/internal";
import { createContext, useContext } from "react";

type Parts = typeof Menu;

/** What the items of an open menu are made of; it arrives with the menu. */
export const MenuParts = createContext<Parts | null>(null);

export function useMenuParts(): Parts {
  const parts = useContext(MenuParts);
  if (!parts) throw new Error("An item of a menu stands in a menu.");
  return parts;
}
