"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

interface ThemeProviderProps {
  /** Of the page's policy, where it has one. */
  nonce: string | null;
  children: ReactNode;
}

/** Light and dark by class on `<html>`; follows the system until the person chooses. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  return (
    <NextThemes
      attribute="class"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      {...(nonce ? { nonce } : {})}
    >
      {children}
    </NextThemes>
  );
}
