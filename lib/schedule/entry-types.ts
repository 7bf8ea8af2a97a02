import { eventTypes } from "@/db/values";

/** Stands beside the types of events. */
export const visitType = "VISIT";

export const entryTypes = [visitType, ...eventTypes] as const;
