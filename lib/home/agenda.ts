import type { Entry } from "../schedule/entries";
import { isOpenEvent } from "../states/event";
import { isWaitingVisit } from "../states/visit";

export const isOver = (entry: Entry): boolean =>
  entry.kind === "event" ? !isOpenEvent(entry) : !isWaitingVisit(entry);

/** What is left of today before what is over, the person's own before others'; otherwise in order. */
export const forPerson = (entries: readonly Entry[], staffId: number | null): Entry[] => {
  const rank = (entry: Entry) =>
    Number(isOver(entry)) * 2 + Number(staffId === null || entry.technician?.id !== staffId);
  return entries.toSorted((a, b) => rank(a) - rank(b));
};
