"use client";

import { TogglePicker } from "./toggle-picker";

const weekdays = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];
const cells = weekdays.map((name, value) => ({ value, name, text: name.slice(0, 3) }));

interface WeekdayPickerProps {
  /** 0 = Monday … 6 = Sunday. */
  value?: number[];
  defaultValue?: number[];
  onValueChange?: (days: number[]) => void;
  /** Sends one value a chosen day with the form. */
  name?: string;
  label?: string;
}

/** Days of the week, any number of them, as 0 = Monday … 6 = Sunday in ascending order. */
export function WeekdayPicker({ label = "Días de la semana", ...props }: WeekdayPickerProps) {
  return <TogglePicker {...props} label={label} cells={cells} />;
}
