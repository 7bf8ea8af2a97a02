import { proposedNextDose, type Vaccination } from "../staff/vaccine-schemes";
import { type Day, lastDay } from "../values/dates";

/** For good. */
export const forGood = lastDay;

/** Up to the next dose, as typed or else as its scheme has it; without either, for good (decision 0133). */
export const lastDayOfVaccine = (given: Vaccination & { nextDoseOn: Day | null }): Day =>
  given.nextDoseOn ?? proposedNextDose(given) ?? forGood;
