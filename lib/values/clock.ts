import { dayOf, showDay } from "./dates";

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string) {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, made);
  return made;
}

/** dd/mm/yyyy HH:MM. */
export const showInstant = (instant: Date, timeZone: string): string =>
  `${showDay(dayOf(instant, timeZone))} ${clockOf(timeZone).format(instant)}`;

/** HH:MM. */
export const clockIn = (instant: Date, timeZone: string): string =>
  clockOf(timeZone).format(instant);

/** HH:MM:SS. */
export const showClock = (instant: Date, timeZone: string): string =>
  instant.toLocaleTimeString("en-GB", { timeZone });

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
