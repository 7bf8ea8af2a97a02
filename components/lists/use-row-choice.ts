"use client";

import { useState } from "react";
import { noChoice, toggled, withRows } from "./row-choice";

/** `ids` are those of the page. */
export function useRowChoice(ids: readonly string[]) {
  const [choice, setChoice] = useState(noChoice);
  const { chosen } = choice;
  const here = ids.filter((id) => chosen.has(id)).length;
  const state = here > 0 && (here === ids.length || "indeterminate");
  return {
    chosen,
    /** As a checkbox shows it. */
    state: state as boolean | "indeterminate",
    toggle: (id: string, isRange: boolean) => setChoice(toggled(choice, ids, id, isRange)),
    toggleAll: (on: boolean) => setChoice({ ...choice, chosen: withRows(chosen, ids, on) }),
    clear: () => setChoice(noChoice),
  };
}
