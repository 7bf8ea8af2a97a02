import type { Entry } from "../schedule/entries";

const over = ["DONE", "SKIPPED", "COMPLETED", "CANCELLED"];

/** Whether nothing is left to do for an entry. */
export const isOver = ({ status }: Pick<Entry, "status">): boolean => over.includes(status);

/** What is left of a day before what is over, one's own before the others'; their order otherwise. */
export const forPerson = (entries: readonly Entry[], staffId: number | null): Entry[] => {
  const rank = (entry: Entry) =>
    Number(isOver(entry)) * 2 + Number(staffId === null || entry.technician?.id !== staffId);
  return entries.toSorted((a, b) => rank(a) - rank(b));
};
