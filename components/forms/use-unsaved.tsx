"use client";

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useSoon } from "../ui/late-part";
import { modalWindow, questionWindow } from "../ui/modal";
import { tellUnsaved } from "../ui/unsaved";
import { rescue } from "./rescued";

/**
 * Asks before what was typed is lost, however the person leaves. `textOf` gives it as text: when the form is removed by
 * something else, that is shown.
 */
export function useUnsaved(isUnsaved: () => boolean, textOf?: () => string) {
  // Without the line there would be nothing to ask with.
  useSoon(questionWindow);
  useSoon(modalWindow);
  const isUnsavedNow = useEffectEvent(isUnsaved);
  const notice = useRef<ReturnType<typeof tellUnsaved> | null>(null);
  const save = useEffectEvent(() => {
    if (textOf && notice.current?.isAtRisk()) rescue(textOf() || null);
  });
  useLayoutEffect(() => () => save(), []);
  useEffect(() => {
    notice.current = tellUnsaved(() => isUnsavedNow());
    return () => {
      notice.current?.end();
    };
  }, []);
}

/** For what no form holds. */
export function Unsaved({ when }: { when: boolean }) {
  useUnsaved(() => when);
  return null;
}
