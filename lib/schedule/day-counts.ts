import { type Schedule, takeOccurrences } from "../assignments/occurrences";
import { offsetOf, type Page } from "../lists/page";
import { type Day, dayAt, daysInSpan, numberOf } from "../values/dates";
import type { VisitCount } from "./count-visits-by-day";

type Span = { from: Day; to: Day };
/** How many visits `planVisits` gives of each day of the span, none of them made. */
export function countByDay(
  schedules: readonly Schedule[],
  recorded: readonly VisitCount[],
  span: Span,
): Int32Array {
  const first = numberOf(span.from);
  const counts = new Int32Array(daysInSpan(span.from, span.to));
  const add = (place: number, visits: number) => {
    const known = counts[place];
    if (known !== undefined) counts[place] = known + visits;
  };
  for (const schedule of schedules) takeOccurrences(schedule, span, (day) => add(day - first, 1));
  for (const { plannedDate, date, taken, standing } of recorded) {
    add(numberOf(plannedDate) - first, -taken);
    add(numberOf(date) - first, standing);
  }
  return counts;
}

/** The days that a page is of, and how many of their visits stand before it; null past the last page. */
export function daysOfPage(
  counts: Int32Array,
  from: Day,
  page: Exclude<Page, null>,
): { span: Span; skipped: number } | null {
  const start = offsetOf(page);
  let [before, at] = [0, 0];
  while (at < counts.length && before + (counts[at] ?? 0) <= start) before += counts[at++] ?? 0;
  if (at === counts.length) return null;
  const first = at;
  let until = before;
  while (at < counts.length && until < start + page.pageSize) until += counts[at++] ?? 0;
  const dayOf = (place: number) => dayAt(numberOf(from) + place);
  return { span: { from: dayOf(first), to: dayOf(at - 1) }, skipped: start - before };
}
