import {
  type AlertDays,
  expirySpan,
  missingPaper,
  needsAttention,
  type paperFilters,
} from "../papers/expiry";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { alertCountsOf, type Counts } from "./alert-counts";
import type { PaperStanding } from "./alerts";

export type Outlook = { first: PaperStanding | null; counts: Counts };

const byEnd = (a: PaperStanding, b: PaperStanding) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0);

export function outlookOf(standings: readonly PaperStanding[]): Outlook {
  const dated = standings.filter(({ daysLeft }) => daysLeft !== null);
  const counts = alertCountsOf(standings.filter(needsAttention));
  return { first: dated.toSorted(byEnd)[0] ?? null, counts };
}

type Subject = { id: number; isActive: boolean };

export const activeIds = (rows: readonly Subject[]): number[] =>
  rows.filter(({ isActive }) => isActive).map(({ id }) => id);

export type WithOutlook<Row> = Row & { outlook: Outlook | null };

export function withOutlooks<Row extends Subject>(
  rows: readonly Row[],
  standings: readonly PaperStanding[],
): WithOutlook<Row>[] {
  const papersOf = groupedBy(standings, ({ subjectId }) => subjectId);
  return rows.map((row) => ({
    ...row,
    outlook: row.isActive ? outlookOf(papersOf.get(row.id) ?? []) : null,
  }));
}

export type PaperFilter = (typeof paperFilters)[number];

export const narrowingOf = (state: PaperFilter | undefined, day: Day, days: AlertDays) =>
  state === missingPaper ? { isLacking: true } : { ending: state && expirySpan(state, day, days) };
