"use client";

import { useState } from "react";

/**
 * The first of every new list, until the person moves. Lists change while somebody types, so that the active entry may
 * be gone or elsewhere.
 */
export function useActive(values: readonly string[]) {
  const list = values.join("\n");
  const [moved, setMoved] = useState({ list: "", value: "" });
  const holds = moved.list === list && values.includes(moved.value);
  return {
    value: holds ? moved.value : (values[0] ?? ""),
    onValueChange: (value: string) => setMoved({ list, value }),
  };
}
