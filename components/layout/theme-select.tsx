"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { Select } from "@/components/ui/select";
import { themes } from "./themes";

const options = themes.map(({ value, label }) => ({
  value,
  label: `Tema ${label.toLowerCase()}`,
}));
const subscribe = () => () => undefined;

/** Where people sign in: a menu would weigh more than all the rest of it. */
export function ThemeSelect() {
  const { theme = "system", setTheme } = useTheme();
  const shown = useSyncExternalStore(
    subscribe,
    () => theme,
    () => "system",
  );
  return (
    <Select
      aria-label="Tema"
      options={options}
      value={shown}
      onChange={({ target }) => setTheme(target.value)}
      className="w-auto border-transparent bg-transparent text-muted text-sm"
    />
  );
}
