import type { Entry } from "../schedule/entries";
import { defaultStopMinutes, eventMinutes } from "./durations";

/** Where nobody says how long it takes. */
export const expectedMinutes = (entry: Entry): number =>
  entry.kind === "event" ? eventMinutes(entry) : defaultStopMinutes;
