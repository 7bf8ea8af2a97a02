import { daysOfRun, type Run, runsIn, type Schedule } from "../assignments/occurrences";
import { offsetOf, type Page } from "../lists/page";
import { type Day, type DaySpan, dayAt, daysInSpan, numberOf } from "../values/dates";
import { groupedBy } from "../values/rows";
import type { VisitCount } from "./count-visits-by-day";

function add(counts: Int32Array, place: number, visits: number): void {
  const known = counts[place];
  if (known !== undefined) counts[place] = known + visits;
}

/**
 * How many runs have each day, by its place behind the first. Of each step only begins and ends are noted, and a day
 * keeps what the one `step` before had, so that a run costs the same however long it is.
 */
function countRuns(runs: readonly Run[], first: number, days: number): Int32Array {
  const counts = new Int32Array(days);
  for (const [step, ofStep] of groupedBy(runs, (run) => run.step)) {
    const changes = new Int32Array(days);
    for (const run of ofStep) {
      add(changes, run.first - first, 1);
      add(changes, run.first - first + daysOfRun(run) * step, -1);
    }
    for (let place = 0; place < days; place += 1) {
      add(changes, place, changes[place - step] ?? 0);
      add(counts, place, changes[place] ?? 0);
    }
  }
  return counts;
}

/** How many visits `planVisits` gives of each day of the span, none of them made. */
export function countByDay(
  schedules: readonly Schedule[],
  recorded: readonly VisitCount[],
  span: DaySpan,
): Int32Array {
  const first = numberOf(span.from);
  const runs = schedules.flatMap((schedule) => runsIn(schedule, span));
  const counts = countRuns(runs, first, daysInSpan(span.from, span.to));
  for (const { plannedDate, date, taken, standing } of recorded) {
    add(counts, numberOf(plannedDate) - first, -taken);
    add(counts, numberOf(date) - first, standing);
  }
  return counts;
}

/** The days that a page is of, and how many of their visits stand before it; null past the last page. */
export function daysOfPage(
  counts: Int32Array,
  from: Day,
  page: Exclude<Page, null>,
): { span: DaySpan; skipped: number } | null {
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
