"use client";

import { useRef, useState } from "react";

/** Work of some length, one piece at a time: shows that it is going on, and what went wrong. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, say] = useState<string | null>(null);
  const working = useRef(false);
  /** What the work gave; null when other work was going on, or when it broke, which is said. */
  const work = async <T>(act: () => Promise<T>, broken: string): Promise<T | null> => {
    if (working.current) return null;
    working.current = true;
    setBusy(true);
    say(null);
    try {
      return await act();
    } catch {
      say(broken);
      return null;
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  return { isBusy, error, say, work };
}
