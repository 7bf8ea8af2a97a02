import type { ConvertedReservation } from "./convert-reservation";

/** What the window says when it is done. */
export type ConvertedOutcome = { projectId: number; assigned: string[]; waiting: string[] };

export const convertedOutcome = ({ made, waiting }: ConvertedReservation): ConvertedOutcome => ({
  projectId: made[0]?.projectId ?? 0,
  assigned: made.map(({ code }) => code),
  waiting: waiting.map(({ unit }) => unit.code),
});
