"use client";

import { useState } from "react";

interface Controllable<Value> {
  value?: Value | undefined;
  defaultValue: Value;
  onValueChange?: ((value: Value) => void) | undefined;
}

/** State that the parent may own (`value`) or leave to the control (`defaultValue`). */
export function useControllable<Value>({
  value,
  defaultValue,
  onValueChange,
}: Controllable<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value ?? own, set];
}
