/** HH:MM of a stored hour of the day, which has its seconds. */
export const hoursAndMinutes = (time: string | null): string | null => time?.slice(0, 5) ?? null;
