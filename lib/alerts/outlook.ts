import { type Counts, countsOf, type Standing } from "./alerts";

/** What a list shows of somebody's papers: the one that ends first, and how many need attention. */
export type Outlook = { first: Standing | null; counts: Counts };

const byEnd = (a: Standing, b: Standing) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0);

/** The outlook of one subject's papers. */
export function outlookOf(standings: readonly Standing[]): Outlook {
  const dated = standings.filter(({ daysLeft }) => daysLeft !== null);
  const alerts = standings.flatMap(({ status, ...paper }) =>
    status === "valid" ? [] : [{ ...paper, status }],
  );
  return { first: dated.toSorted(byEnd)[0] ?? null, counts: countsOf(alerts) };
}
