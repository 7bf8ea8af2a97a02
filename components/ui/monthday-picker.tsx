"use client";

import { TogglePicker, type TogglePickerProps } from "./toggle-picker";

const cells = Array.from({ length: 31 }, (_, at) => ({
  value: at + 1,
  name: `Día ${at + 1}`,
  text: String(at + 1),
}));

/** Numbers 1–31. */
export const MonthdayPicker = (props: TogglePickerProps) => (
  <TogglePicker {...props} label="Días del mes" cells={cells} />
);
