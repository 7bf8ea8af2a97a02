import type { Entry } from "../schedule/entries";
import { minutesBetween, usualMinutes } from "./load";

/** Where nobody says how long it takes. */
export const expectedMinutes = (entry: Entry): number =>
  entry.kind === "event" ? minutesBetween(entry) : usualMinutes;
