import { addDays, type Day, type DaySpan, daysBetween, daysInSpan } from "@/lib/values/dates";

type Claimed = { from: Day; to: Day | null };

export type Placed = {
  /** Columns of days, from 1; the second is the one after the last, as CSS counts lines. */
  begin: number;
  end: number;
  isCutBefore: boolean;
  isCutAfter: boolean;
};

/** Where on the days shown it stands; null: nowhere. */
export function placedWithin({ from, to }: Claimed, span: DaySpan): Placed | null {
  const days = daysInSpan(span.from, span.to);
  const begins = daysBetween(span.from, from);
  const ends = to === null ? days + 1 : daysBetween(span.from, to);
  if (ends <= 0 || begins >= days) return null;
  return {
    begin: Math.max(0, begins) + 1,
    end: Math.min(days, ends) + 1,
    isCutBefore: begins < 0,
    isCutAfter: ends > days,
  };
}

/** The first days of the weeks shown. */
export const weeksOf = ({ from, to }: DaySpan): Day[] =>
  Array.from({ length: Math.ceil(daysInSpan(from, to) / 7) }, (_, at) => addDays(from, at * 7));
