import type { VaccineSchemes, vaccineTypes } from "@/db/values";
import { addDays, type Day } from "../values/dates";
import { addMonths } from "../values/months";

type Vaccine = (typeof vaccineTypes)[number];
export type Wait = NonNullable<VaccineSchemes[Vaccine]>["waits"][number];

const adding = { DAYS: addDays, MONTHS: addMonths } satisfies Record<Wait["unit"], unknown>;

const after = (day: Day, { count, unit }: Wait): Day => adding[unit](day, count);

/** Until the scheme is complete; null of a vaccine without one. */
export const dosesOfScheme = (schemes: VaccineSchemes, vaccine: Vaccine): number | null => {
  const scheme = schemes[vaccine];
  return scheme ? scheme.waits.length + 1 : null;
};

export type GivenDose = { vaccine: Vaccine; doseNumber: number | null; appliedOn: Day };

/** From this dose to the next one of its scheme; null where none follows, or nobody knows which dose it was. */
export function waitAfter(
  schemes: VaccineSchemes,
  { vaccine, doseNumber }: Omit<GivenDose, "appliedOn">,
): Wait | null {
  const scheme = schemes[vaccine];
  if (!scheme) return null;
  const { waits, repeatMonths } = scheme;
  if (waits.length > 0 && doseNumber === null) return null;
  const repeat = repeatMonths ? ({ count: repeatMonths, unit: "MONTHS" } as const) : null;
  return waits[(doseNumber ?? 1) - 1] ?? repeat;
}

/** When the scheme has the next one: proposed by a form, and what the gate goes by where none was typed. */
export function proposedNextDose(schemes: VaccineSchemes, given: GivenDose): Day | null {
  const wait = waitAfter(schemes, given);
  return wait && after(given.appliedOn, wait);
}
