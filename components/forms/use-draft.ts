"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "./draft-store";

interface DraftOf<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  name: string;
  /** Whether the draft holds what is typed. */
  isKept: RefObject<boolean>;
  /** Only the tab that opened the form first keeps its draft. */
  tab: "only" | "second" | null;
  version?: string;
}

interface Restored {
  at: Date;
  /** The record changed after the draft was begun. */
  isStale: boolean;
}

export function useDraft<Values extends FieldValues>({
  form,
  name,
  isKept,
  tab,
  version = "",
}: DraftOf<Values>) {
  const [restored, setRestored] = useState<Restored | null>(null);
  const state = useRef(version);
  useEffect(() => {
    state.current = version;
  }, [version]);
  const keep = useEffectEvent((values: Values) => {
    const draft = { at: new Date().toISOString(), version: state.current, values };
    isKept.current = keepDraft(name, draft);
  });
  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    if (!draft) return;
    const values = { ...form.getValues(), ...draft.values } as DefaultValues<Values> & Values;
    form.reset(values, { keepDefaultValues: true });
    isKept.current = true;
    setRestored({ at: new Date(draft.at), isStale: draft.version !== state.current });
  });
  const isTypedIn = useRef(false);
  /** A draft of another tab is not overwritten by what was typed here meanwhile. */
  const isAnothers = useEffectEvent(() => isTypedIn.current && readDraft(name) !== null);
  useEffect(() => {
    const note = ({ name: changed }: { name?: string }) => {
      if (changed) isTypedIn.current = true;
    };
    return form.subscribe({ formState: { values: true }, callback: note });
  }, [form]);
  useEffect(() => {
    isKept.current = false;
    if (tab !== "only" || isAnothers()) return;
    if (isTypedIn.current) keep(form.getValues());
    else restore();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (changed) keep(values);
      },
    });
  }, [form, tab, isKept]);

  const forget = () => dropDraft(name);
  const discard = () => {
    forget();
    form.reset();
    setRestored(null);
  };
  return { restored, discard, forget };
}
