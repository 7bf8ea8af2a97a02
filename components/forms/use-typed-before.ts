"use client";

import { useState, useSyncExternalStore } from "react";
import { typedValue } from "@/lib/values/number-text";

const never = () => () => undefined;

/** Only while React hydrates what the server rendered. */
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

function typedIn(name: string): [string, string] | null {
  const [control] = document.getElementsByName(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  if (!isText || control.type === "checkbox" || control.value === control.defaultValue) return null;
  const { decimals } = control.dataset;
  return [
    name,
    decimals ? typedValue(control.value, { decimals: Number(decimals) }) : control.value,
  ];
}

/** Text that was typed before the page's scripts arrived: on a slow connection, a lot. */
export function useTypedBefore(names: readonly string[]): Record<string, string> {
  const isHydrating = useIsHydrating();
  const [typed] = useState(() => {
    if (!isHydrating || typeof document === "undefined") return {};
    return Object.fromEntries(names.map(typedIn).filter((entry) => entry !== null));
  });
  return typed;
}
