import type { worksheetStatuses } from "@/db/values";

export type WorksheetStatus = (typeof worksheetStatuses)[number];

type WithStatus = { status: WorksheetStatus };

/** Whether the sheet is still being written. */
export const isInProgress = ({ status }: WithStatus): boolean => status === "IN_PROGRESS";

export const isCancelled = ({ status }: WithStatus): boolean => status === "CANCELLED";
