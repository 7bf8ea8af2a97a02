import { type Day, daysInSpan } from "../values/dates";

/** Ascending, none twice: a line of years holds a thousand, and projects have tens of thousands of lines. */
export type Days = readonly Day[];

function indexOfDay(days: Days, day: Day): number {
  let [from, to] = [0, days.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((days[middle] ?? day) < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

function indexAfterDay(days: Days, day: Day): number {
  const place = indexOfDay(days, day);
  return days[place] === day ? place + 1 : place;
}

/** Both ends count. */
export const daysWithin = (days: Days, { from, to }: { from: Day; to: Day }): Days =>
  days.slice(indexOfDay(days, from), indexAfterDay(days, to));

export const includesDay = (days: Days, day: Day): boolean => days[indexOfDay(days, day)] === day;

export function daysOfEither(a: Days, b: Days): Days {
  if (a.length === 0) return b;
  const both = [...a];
  for (const day of b) {
    const place = indexOfDay(both, day);
    if (both[place] !== day) both.splice(place, 0, day);
  }
  return both;
}

const isUnbroken = (days: Days, first: Day, last: Day): boolean =>
  daysInSpan(first, last) === days.length;

/** Unbroken runs are compared by their ends. */
function markShared(marked: Uint8Array, days: Days, others: Days): void {
  const [first, last] = [others[0], others.at(-1)];
  if (first === undefined || last === undefined) return;
  if (isUnbroken(others, first, last)) {
    marked.fill(1, indexOfDay(days, first), indexAfterDay(days, last));
    return;
  }
  for (const day of others) {
    const place = indexOfDay(days, day);
    if (days[place] === day) marked[place] = 1;
  }
}

export function daysNotIn(days: Days, lists: readonly Days[]): Days {
  if (lists.length === 0) return days;
  const marked = new Uint8Array(days.length);
  for (const list of lists) markShared(marked, days, list);
  return days.filter((_, index) => marked[index] === 0);
}

export function mayOverlap(a: Days, b: Days): boolean {
  const [aLast, bLast] = [a.at(-1), b.at(-1)];
  if (aLast === undefined || bLast === undefined) return false;
  return (a[0] ?? aLast) <= bLast && (b[0] ?? bLast) <= aLast;
}
