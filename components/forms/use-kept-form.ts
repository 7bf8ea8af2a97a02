"use client";

import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isTouched } from "./changed-values";
import { type ClashLabels, typedText } from "./clash";
import { useUnsaved } from "./use-unsaved";

export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  begun: () => Values,
  {
    isDraftKept,
    clashLabels,
  }: { isDraftKept: (() => boolean) | undefined; clashLabels: ClashLabels<Values> | undefined },
) {
  const textOf = () => typedText(form, begun(), clashLabels);
  const sent = useRef<Values | null>(null);
  const saved = useRef<Values | null>(null);
  useUnsaved(() => {
    const typed = form.getValues();
    if (isDraftKept?.() || !isTouched(typed, begun())) return false;
    return saved.current === null || isTouched(typed, saved.current);
  }, textOf);
  return {
    textOf,
    send: (values: Values) => {
      sent.current = structuredClone(values);
    },
    settle: () => {
      saved.current = sent.current;
      return sent.current;
    },
  };
}
