import { addDays, type Day } from "../values/dates";
import type { ExpirySpan } from "./expiry";

const daysAhead = {
  "7": 7,
  "15": 15,
  "30": 30,
  "60": 60,
  "90": 90,
  over: null,
} as const;

export type Ending = keyof typeof daysAhead;

export const endings = Object.keys(daysAhead) as Ending[];

export const endingLabels: Record<Ending, string> = {
  "7": "7 días",
  "15": "15 días",
  "30": "30 días",
  "60": "60 días",
  "90": "90 días",
  over: "Vencido",
};

/** The last days of papers that end from the day on within so many days, or before it. */
export function endingSpan(ending: Ending, day: Day): ExpirySpan {
  const ahead = daysAhead[ending];
  return ahead === null
    ? { from: null, to: addDays(day, -1) }
    : { from: day, to: addDays(day, ahead) };
}
