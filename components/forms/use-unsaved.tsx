"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { tellUnsaved } from "../ui/unsaved";
import { rescue } from "./rescued";

/**
 * Has the person asked before what is typed here is lost, however he leaves. `textOf` gives it as text: should the form be
 * taken away without him, he is shown it.
 */
export function useUnsaved(isUnsaved: () => boolean, textOf?: () => string) {
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const told = useRef<ReturnType<typeof tellUnsaved> | null>(null);
  const save = useEffectEvent(() => {
    if (textOf && told.current?.isAtRisk()) rescue(textOf() || null);
  });
  useLayoutEffect(() => () => save(), []);
  useEffect(() => {
    told.current = tellUnsaved(() => isUnsavedNow());
    return () => {
      told.current?.end();
    };
  }, []);
}

/** The same inside a window, for what no form holds. */
export function Unsaved({ when }: { when: boolean }) {
  useUnsaved(() => when);
  return null;
}
