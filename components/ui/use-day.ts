"use client";

import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { dayShown, dayTyped } from "./day-text";

/** What the form library reads and writes instead of an element. */
interface DayHandle {
  value: string;
  type: string;
  focus: () => void;
}

interface DayEvent {
  type: "change" | "blur";
  target: { name: string; value: string };
}

export interface DayField {
  /** `YYYY-MM-DD`, "" for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((day: string) => void) | undefined;
  /** In the form of the library's `register()`. */
  onChange?: ((event: DayEvent) => unknown) | undefined;
  onBlur?: ((event: DayEvent) => unknown) | undefined;
  ref?: Ref<DayHandle> | undefined;
  /** Sends the ISO day with the form. */
  name?: string | undefined;
}

/** The ISO value, and a draft while the person is typing. */
export function useDay({ name = "", ref, onValueChange, onChange, onBlur, ...given }: DayField) {
  const [own, setOwn] = useState(given.defaultValue ?? "");
  const [draft, setDraft] = useState<string | null>(null);
  const text = useRef<HTMLInputElement>(null);
  const latest = useRef(own);
  const value = given.value ?? own;

  const keep = useCallback((day: string) => {
    latest.current = day;
    setOwn(day);
  }, []);
  const set = (day: string) => {
    keep(day);
    onValueChange?.(day);
    onChange?.({ type: "change", target: { name, value: day } });
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.target.value);
    set(dayTyped(event.target.value));
  };
  const leave = () => {
    setDraft(null);
    onBlur?.({ type: "blur", target: { name, value } });
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(null);
    set(event.target.value);
  };
  useImperativeHandle(
    ref,
    () => ({
      type: "text",
      get value() {
        return latest.current;
      },
      set value(day: string) {
        setDraft(null);
        keep(day ?? "");
      },
      focus: () => text.current?.focus(),
    }),
    [keep],
  );
  return {
    name,
    value,
    shown: draft ?? dayShown(value),
    editing: draft !== null,
    text,
    type,
    leave,
    pick,
  };
}
