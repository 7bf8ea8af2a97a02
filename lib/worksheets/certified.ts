import type { WorksheetStatus } from "../billing/worksheet-status";

/** The sheets whose work is settled, so that it can be certified. */
const certified: readonly WorksheetStatus[] = ["LIQUIDATED", "INVOICED"];

export const isCertified = ({ status }: { status: WorksheetStatus }): boolean =>
  certified.includes(status);
