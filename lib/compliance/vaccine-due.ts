import { type Day, lastDay } from "../values/dates";

/** For good. */
export const forGood = lastDay;

/** What was given holds up to the dose that was typed as the next one; without one, for good (decision 0019). */
export const lastDayOfVaccine = ({ nextDoseOn }: { nextDoseOn: Day | null }): Day =>
  nextDoseOn ?? forGood;
