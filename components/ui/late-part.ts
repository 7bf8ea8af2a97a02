"use client";

import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "./toast";
import { lineCut } from "./use-act";

/** A component that no page carries: it is fetched once somebody is about to need it. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const arrive = (loaded: ComponentType<Props>) => {
    part = loaded;
    for (const listener of listeners) listener();
  };
  const forget = (error: unknown) => {
    coming = null;
    throw error;
  };
  return {
    get: () => part,
    /** Asks again after it did not arrive. */
    fetch: (): Promise<void> => {
      coming ??= load().then(arrive).catch(forget);
      return coming;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type LatePart<Props> = ReturnType<typeof latePart<Props>>;

const again = 2_000;
const nothing = () => null;

/** Null until it is needed and has arrived; `onMissing` hears of each attempt that failed. */
export function useLatePart<Props>(
  part: LatePart<Props>,
  isNeeded: boolean,
  onMissing: () => void,
): ComponentType<Props> | null {
  const Loaded = useSyncExternalStore(part.subscribe, isNeeded ? part.get : nothing, nothing);
  const [failures, setFailures] = useState(0);
  const isMissing = isNeeded && !Loaded;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure asks again
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    part.fetch().catch(() => {
      if (isOver) return;
      onMissing();
      timer = setTimeout(() => setFailures(failures + 1), again);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [part, isMissing, failures]);
  return Loaded;
}

/** Fetches it when the page has time, for where the line may be gone by the time it is needed. */
export function useSoon({ fetch }: Pick<LatePart<never>, "fetch">) {
  useEffect(() => {
    const ask = () => void fetch().catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(ask, again);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(ask, { timeout: again });
    return () => cancelIdleCallback(idle);
  }, [fetch]);
}

/** What a window does that did not arrive: it closes and says why. */
export const closeMissing = (setOpen: (open: boolean) => void) => () => {
  setOpen(false);
  toast.error(lineCut().error);
};
