"use client";

import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { typedValue } from "@/lib/values/number-text";
import { type Digits, editTyped, showTyped } from "@/lib/values/show-typed";

/** Plain decimal text, or a JavaScript number where the schema counts. */
export interface Numerals<Value> {
  digits: Digits;
  give: (text: string) => Value;
}

/** What the form library reads and writes instead of an element. */
interface NumberHandle {
  value: unknown;
  type: string;
  focus: () => void;
}

interface NumberEvent {
  type: "change" | "blur";
  target: { name: string; value: unknown };
}

export interface NumberField<Value> {
  value?: unknown;
  onValueChange?: ((value: Value) => void) | undefined;
  /** In the form of the library's `register()`. */
  onChange?: ((event: NumberEvent) => unknown) | undefined;
  onBlur?: ((event: NumberEvent) => unknown) | undefined;
  ref?: Ref<NumberHandle> | undefined;
  name?: string | undefined;
}

const held = (value: unknown): string =>
  value === null || value === undefined || Number.isNaN(value) ? "" : String(value);

/** The plain decimal, and a draft while the person is typing. */
export function useNumber<Value>(
  { name = "", ref, onValueChange, onChange, onBlur, ...given }: NumberField<Value>,
  { digits, give }: Numerals<Value>,
) {
  const [own, setOwn] = useState("");
  const [draft, setDraft] = useState<string | null>(null);
  const text = useRef<HTMLInputElement>(null);
  const latest = useRef(own);
  const value = given.value === undefined ? own : held(given.value);
  const isEditing = draft !== null;

  // Entering the field removes the text's groups, and with them the browser's selection.
  useLayoutEffect(() => {
    if (isEditing) text.current?.select();
  }, [isEditing]);

  const keep = useCallback((plain: string) => {
    latest.current = plain;
    setOwn(plain);
  }, []);
  const set = (plain: string) => {
    keep(plain);
    onValueChange?.(give(plain));
    onChange?.({ type: "change", target: { name, value: give(plain) } });
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setDraft(event.target.value);
    set(typedValue(event.target.value, digits));
  };
  const choose = (plain: string) => {
    setDraft(editTyped(plain, digits));
    set(plain);
    text.current?.focus();
  };
  const leave = () => {
    setDraft(null);
    onBlur?.({ type: "blur", target: { name, value: give(value) } });
  };
  useImperativeHandle(
    ref,
    () => ({
      type: "text",
      get value() {
        return give(latest.current);
      },
      set value(plain: unknown) {
        // The library repeats the same value at every render, which must not interrupt typing.
        if (held(plain) === latest.current) return;
        setDraft(null);
        keep(held(plain));
      },
      focus: () => text.current?.focus(),
    }),
    [keep, give],
  );
  return {
    value,
    isEditing,
    shown: draft ?? showTyped(value, digits),
    text,
    enter: () => setDraft((typed) => typed ?? editTyped(value, digits)),
    type,
    choose,
    leave,
  };
}
