import { type Day, isDay, showDay } from "@/lib/values/dates";

const typed = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;

/** From dd/mm/yyyy, d-m-yyyy, ddmmyyyy or yyyy-mm-dd; other text comes back as it is. */
export function dayTyped(text: string): Day {
  const trimmed = text.trim();
  const [, day, month, year] = typed.exec(trimmed) ?? digits.exec(trimmed) ?? [];
  if (!day || !month || !year) return trimmed;
  const candidate = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(candidate) ? candidate : trimmed;
}

/** Other text comes back as it is. */
export const dayShown = (value: string) => (isDay(value) ? showDay(value) : value);
