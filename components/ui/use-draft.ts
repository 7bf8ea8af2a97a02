"use client";

import { useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "./draft-store";

interface DraftOf<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>;
  /** Whose draft of which record it is. */
  name: string;
  /** Which state of the record the form began with. */
  version?: string;
}

interface Restored {
  at: Date;
  /** The record changed after the draft was begun. */
  isStale: boolean;
}

/** Keeps what is typed in this browser until it is saved, and brings it back when the form is opened again. */
export function useDraft<Values extends FieldValues>({
  form,
  name,
  version = "",
}: DraftOf<Values>) {
  const [restored, setRestored] = useState<Restored | null>(null);
  const state = useRef(version);
  useEffect(() => {
    state.current = version;
  }, [version]);
  useEffect(() => {
    const draft = readDraft(name);
    if (draft) {
      const values = { ...form.getValues(), ...draft.values } as DefaultValues<Values> & Values;
      form.reset(values, { keepDefaultValues: true });
      setRestored({ at: new Date(draft.at), isStale: draft.version !== state.current });
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name: changed }) => {
        if (changed)
          keepDraft(name, { at: new Date().toISOString(), version: state.current, values });
      },
    });
  }, [form, name]);

  const forget = () => dropDraft(name);
  const discard = () => {
    forget();
    form.reset();
    setRestored(null);
  };
  return { restored, discard, forget };
}
