/** What a stop takes when nobody says otherwise. */
export const defaultStopMinutes = 45;

/** Ten hours. */
export const longestDay = 600;

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Hours = { startTime: string | null; endTime: string | null };

/** Of an event with both hours, what lies between them. */
export function eventMinutes({ startTime, endTime }: Hours): number {
  if (startTime === null || endTime === null) return defaultStopMinutes;
  const minutes = minutesOf(endTime) - minutesOf(startTime);
  return minutes > 0 ? minutes : defaultStopMinutes;
}

export const isTooLong = (minutes: number): boolean => minutes > longestDay;

/** "9 h", "7 h 30", "45 min". */
export function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}
