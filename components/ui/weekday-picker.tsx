"use client";

import { weekdayNames } from "@/lib/values/weekdays";
import { TogglePicker, type TogglePickerProps } from "./toggle-picker";

const weekdays = weekdayNames.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`);
const cells = weekdays.map((name, value) => ({ value, name, text: name.slice(0, 3) }));

/** "Lunes, Jueves". */
export const sayWeekdays = (days: readonly number[]): string =>
  days.map((day) => weekdays[day]).join(", ");

/** 0 = Monday … 6 = Sunday. */
export const WeekdayPicker = (props: TogglePickerProps) => (
  <TogglePicker {...props} label="Días de la semana" cells={cells} />
);
