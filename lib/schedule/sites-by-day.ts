import { type Day, type DaySpan, eachDay, earlier, later } from "../values/dates";
import type { Entry } from "./entries";
import { isOverdue, isWaitingEntry } from "./labels";

export interface SiteOfDay {
  projectId: number;
  location: string;
  partner: string;
  count: number;
  /** Still to be done. */
  waiting: number;
  /** Of those, what should have been done before today. */
  late: number;
}

const withEntry = (site: SiteOfDay | undefined, entry: Entry, today: Day): SiteOfDay => ({
  projectId: entry.project.id,
  location: entry.project.location,
  partner: entry.project.partner,
  count: (site?.count ?? 0) + 1,
  waiting: (site?.waiting ?? 0) + Number(isWaitingEntry(entry)),
  late: (site?.late ?? 0) + Number(isOverdue(entry, today)),
});

/** What each camp has on each day of the span, in the order of the entries. */
export function sitesByDay(
  entries: readonly Entry[],
  { from, to }: DaySpan,
  today: Day,
): Record<Day, SiteOfDay[]> {
  const days = new Map<Day, Map<number, SiteOfDay>>();
  for (const entry of entries)
    for (const day of eachDay(later(from, entry.from), earlier(to, entry.to))) {
      const sites = days.get(day) ?? new Map<number, SiteOfDay>();
      const { id } = entry.project;
      days.set(day, sites.set(id, withEntry(sites.get(id), entry, today)));
    }
  return Object.fromEntries([...days].map(([day, sites]) => [day, [...sites.values()]]));
}
