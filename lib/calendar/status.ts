import type { eventStatuses } from "@/db/values";

/** Of events that somebody is to complete or cancel. */
export const unfinishedStatuses = [
  "SCHEDULED",
  "IN_PROGRESS",
] as const satisfies readonly (typeof eventStatuses)[number][];
