"use client";

import { ThemeProvider as NextThemes } from "next-themes";
import type { ReactNode } from "react";

interface ThemeProviderProps {
  /** The page's CSP nonce, where it has one. */
  nonce: string | null;
  children: ReactNode;
}

/** By class on `<html>`; follows the system until the person chooses. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  return (
    <NextThemes attribute="class" defaultTheme="system" enableSystem {...(nonce ? { nonce } : {})}>
      {children}
    </NextThemes>
  );
}
