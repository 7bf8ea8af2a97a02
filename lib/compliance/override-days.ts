import { addDays } from "../values/dates";

export const mostOverrideDays = 7;

export const lastOverrideDay = (from: string): string => addDays(from, mostOverrideDays - 1);
