"use client";

import { useRef, useState } from "react";

export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [error, say] = useState<string | null>(null);
  const working = useRef(false);
  /** Null when other work was going on, or when it failed, which is shown. */
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
