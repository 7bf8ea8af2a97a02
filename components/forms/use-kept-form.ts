"use client";

import { useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isTouched } from "./changed-values";
import { type Sayings, typedText } from "./clash";
import { useUnsaved } from "./use-unsaved";

export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  begun: () => Values,
  {
    isDraftKept,
    says,
  }: { isDraftKept: (() => boolean) | undefined; says: Sayings<Values> | undefined },
) {
  const textOf = () => typedText(form, begun(), says);
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
