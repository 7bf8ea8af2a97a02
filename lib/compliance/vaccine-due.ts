import type { VaccineSchemes } from "@/db/values";
import { type GivenDose, proposedNextDose } from "../staff/vaccine-schemes";
import { type Day, lastDay } from "../values/dates";

/** For good. */
export const forGood = lastDay;

/** Up to the next dose, as typed or else as its scheme has it; without either, for good (decision 0133). */
export const lastDayOfVaccine = (
  schemes: VaccineSchemes,
  given: GivenDose & { nextDoseOn: Day | null },
): Day => given.nextDoseOn ?? proposedNextDose(schemes, given) ?? forGood;
