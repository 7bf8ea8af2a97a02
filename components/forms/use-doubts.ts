"use client";

import { useRef, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { FormDoubt } from "./doubts";

export interface Questions {
  doubts: readonly FormDoubt[];
  accept: () => void;
  dismiss: () => void;
}

const keyOf = ({ field, value, message }: FormDoubt) => JSON.stringify([field, value, message]);

/** Asks once about each thing before the form is sent. */
export function useDoubts<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
) {
  const [asked, setAsked] = useState<{ doubts: FormDoubt[]; send: () => void } | null>(null);
  const answered = useRef(new Set<string>());
  const ask = (doubts: readonly FormDoubt[], send: () => void) => {
    const open = doubts.filter((doubt) => !answered.current.has(keyOf(doubt)));
    if (open.length > 0) setAsked({ doubts: open, send });
    else send();
  };
  const accept = () => {
    for (const doubt of asked?.doubts ?? []) answered.current.add(keyOf(doubt));
    setAsked(null);
    asked?.send();
  };
  const dismiss = () => {
    for (const { field, message } of asked?.doubts ?? [])
      form.setError(field as Path<Values>, { type: "doubt", message });
    setAsked(null);
  };
  return { ask, questions: { doubts: asked?.doubts ?? [], accept, dismiss } satisfies Questions };
}
