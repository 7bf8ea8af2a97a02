import type { SQL } from "drizzle-orm";
import type { Day } from "../values/dates";

export const retiredOn = (date: Day, { reason, withId }: { reason: string; withId: SQL }) =>
  ({
    isRetired: true,
    retirementDate: date,
    retirementReason: reason,
    retiredWithId: withId,
  }) as const;

export const notRetired = {
  isRetired: false,
  retirementDate: null,
  retirementReason: null,
  retiredWithId: null,
} as const;
