"use client";

import { useEffect, useState } from "react";

/** Null until the browser has said so. */
type Standing = "only" | "second" | null;

/** Locks a name until the tab or the form is gone; calls `gain` whenever it is this tab's, at once or later. */
async function lockUntilGone(name: string, signal: AbortSignal, gain: (isOurs: boolean) => void) {
  const untilGone = () =>
    new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const taken = await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (signal.aborted) return true;
    gain(lock !== null);
    return lock ? untilGone().then(() => true) : false;
  });
  if (taken || signal.aborted) return;
  await navigator.locks.request(name, { signal }, () => {
    gain(true);
    return untilGone();
  });
}

const isAbort = (thrown: unknown) => thrown instanceof DOMException && thrown.name === "AbortError";

/**
 * Which tab opened this first. One that is closed, or crashes, gives its place to the next. Without a secure connection
 * browsers cannot tell, and every tab is the only one.
 */
export function useOnlyTab(name: string | null): Standing {
  const [standing, setStanding] = useState<Standing>(null);
  useEffect(() => {
    if (name === null || !navigator.locks) return setStanding("only");
    const controller = new AbortController();
    const gain = (isOurs: boolean) => setStanding(isOurs ? "only" : "second");
    lockUntilGone(`faena:${name}`, controller.signal, gain).catch((thrown) => {
      if (!isAbort(thrown)) throw thrown;
    });
    return () => controller.abort();
  }, [name]);
  return standing;
}
