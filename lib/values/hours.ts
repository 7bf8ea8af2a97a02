export const hoursAndMinutes = (time: string | null): string | null => time?.slice(0, 5) ?? null;
