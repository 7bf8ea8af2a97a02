import type { Emptiness } from "@/components/ui/empty-state";
import type { Entry } from "@/lib/schedule/entries";
import type { SiteOfDay } from "@/lib/schedule/sites-by-day";
import type { Day } from "@/lib/values/dates";
import type { Choosing } from "./use-chosen-visits";
import type { Drag } from "./use-drag";

export interface LiftedEntry {
  entry: Entry;
  /** The day on which it was picked up. */
  day: Day;
}

export interface Board {
  entries: readonly Entry[];
  /** Entries beyond those given, by day. */
  hidden: Readonly<Record<Day, number>>;
  from: Day;
  to: Day;
  today: Day;
  date: Day;
  drag: Drag<LiftedEntry>;
  isMovable: (entry: Entry) => boolean;
  /** Of who may mark visits. */
  choosing: Choosing | null;
  nothing: Emptiness;
  open: (entry: Entry) => void;
  hrefOf: (day: Day) => string;
  /** The camps of each day, where a month shows all of them instead of entries. */
  sites: Readonly<Record<Day, readonly SiteOfDay[]>> | null;
  siteHref: (day: Day, projectId: number) => string;
}

export const entriesOn = (entries: readonly Entry[], day: Day): Entry[] =>
  entries.filter(({ from, to }) => from <= day && day <= to);
