import type { vaccineTypes } from "@/db/values";
import { addDays, type Day } from "../values/dates";
import { addMonths } from "../values/months";

type Vaccine = (typeof vaccineTypes)[number];
type Wait = { days: number } | { months: number };

type Scheme = {
  /** From each dose to the next, until the scheme is complete. */
  waits: readonly Wait[];
  /** From then on; null where it holds for good. */
  repeat: Wait | null;
};

const once: Scheme = { waits: [], repeat: null };
const each = (months: number): Scheme => ({ waits: [], repeat: { months } });
const [month, halfYear, year] = [{ days: 30 }, { months: 6 }, { months: 12 }];

/** Of those that are known; nothing is proposed of the others. */
const schemes: Partial<Record<Vaccine, Scheme>> = {
  HEPATITIS_A_B: { waits: [month, halfYear], repeat: { months: 60 } },
  TETANUS: { waits: [month, halfYear, year], repeat: { months: 120 } },
  TYPHOID: each(36),
  YELLOW_FEVER: once,
  INFLUENZA: each(12),
  MEASLES: once,
};

const after = (day: Day, wait: Wait): Day =>
  "days" in wait ? addDays(day, wait.days) : addMonths(day, wait.months);

/** Until the scheme is complete; null of a vaccine whose scheme is not known. */
export const dosesOfScheme = (vaccine: Vaccine): number | null => {
  const scheme = schemes[vaccine];
  return scheme ? scheme.waits.length + 1 : null;
};

export type GivenDose = { vaccine: Vaccine; doseNumber: number | null; appliedOn: Day };

/** From this dose to the next one of its scheme; null where none follows, or nobody knows which dose it was. */
export function waitAfter({ vaccine, doseNumber }: Omit<GivenDose, "appliedOn">): Wait | null {
  const scheme = schemes[vaccine];
  if (!scheme) return null;
  const { waits, repeat } = scheme;
  if (waits.length > 0 && doseNumber === null) return null;
  return waits[(doseNumber ?? 1) - 1] ?? repeat;
}

/** When the scheme has the next one: proposed by a form, and what the gate goes by where none was typed. */
export function proposedNextDose(given: GivenDose): Day | null {
  const wait = waitAfter(given);
  return wait && after(given.appliedOn, wait);
}
