"use client";

import { TogglePicker } from "./toggle-picker";

const cells = Array.from({ length: 31 }, (_, at) => ({
  value: at + 1,
  name: `Día ${at + 1}`,
  text: String(at + 1),
}));

interface MonthdayPickerProps {
  value?: number[];
  defaultValue?: number[];
  onValueChange?: (days: number[]) => void;
  /** Sends one value a chosen day with the form. */
  name?: string;
  label?: string;
}

/** Days of the month, any number of 1–31, in ascending order. */
export function MonthdayPicker({ label = "Días del mes", ...props }: MonthdayPickerProps) {
  return <TogglePicker {...props} label={label} cells={cells} />;
}
