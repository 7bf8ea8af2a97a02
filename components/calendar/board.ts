import type { Emptiness } from "@/components/ui/empty-state";
import type { Entry } from "@/lib/schedule/entries";
import type { Day } from "@/lib/values/dates";
import type { DayDrag } from "./use-day-drag";

/** What every view of the calendar is given. */
export interface Board {
  entries: readonly Entry[];
  /** How many more each day has than the entries given. */
  hidden: Readonly<Record<Day, number>>;
  from: Day;
  to: Day;
  today: Day;
  /** The day of the address. */
  date: Day;
  drag: DayDrag;
  isMovable: (entry: Entry) => boolean;
  /** What days without entries say. */
  nothing: Emptiness;
  open: (entry: Entry) => void;
  /** The address of one day's view. */
  hrefOf: (day: Day) => string;
}

/** The entries that one day shows; those of several days on each of them. */
export const entriesOn = (entries: readonly Entry[], day: Day): Entry[] =>
  entries.filter(({ from, to }) => from <= day && day <= to);
