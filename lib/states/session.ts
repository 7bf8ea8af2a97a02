import type { entries } from "@/db/values";

/** Of a session that opens nothing before its code is shown. */
export const awaitingCode = "AWAITING_CODE" satisfies (typeof entries)[number];

export const isAwaitingCode = ({ entry }: { entry: (typeof entries)[number] }): boolean =>
  entry === awaitingCode;
