import { type Day, isDay, showDay } from "@/lib/values/dates";

const typed = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;

/** The day a person typed as dd/mm/yyyy (or d-m-yyyy, ddmmyyyy, yyyy-mm-dd); text that is no day comes back as it is. */
export function dayTyped(text: string): Day {
  const trimmed = text.trim();
  const [, day, month, year] = typed.exec(trimmed) ?? digits.exec(trimmed) ?? [];
  if (!day || !month || !year) return trimmed;
  const candidate = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(candidate) ? candidate : trimmed;
}

/** dd/mm/yyyy of a day, any other text as it is. */
export const dayShown = (value: string) => (isDay(value) ? showDay(value) : value);
