import { addDays, type Day, dayIn, daysInSpan } from "../values/dates";

/** Both days count. */
export type ReportSpan = { from: Day; to: Day };

const yearEarlier = (day: Day): Day => {
  const moved = `${String(Number(day.slice(0, 4)) - 1).padStart(4, "0")}${day.slice(4)}`;
  return dayIn(moved) ?? addDays(`${moved.slice(0, 8)}01`, 27);
};

type Asked = { period_from?: Day | undefined; period_to?: Day | undefined };

/** The year so far, where nobody says otherwise; never longer than ten years, nor the wrong way round. */
export function reportSpan({ period_from, period_to }: Asked, today: Day): ReportSpan {
  const to = period_to ?? (period_from && period_from > today ? period_from : today);
  const usual = `${to.slice(0, 4)}-01-01`;
  const from = period_from ?? usual;
  return from <= to ? { from: longest(from, to), to } : { from: to, to };
}

const tenYears = 3_653;

const longest = (from: Day, to: Day): Day =>
  daysInSpan(from, to) > tenYears ? addDays(to, 1 - tenYears) : from;

/** As many days, up to the day before. */
export const spanBefore = ({ from, to }: ReportSpan): ReportSpan => ({
  from: addDays(from, -daysInSpan(from, to)),
  to: addDays(from, -1),
});

/** The same dates; 29 February is the 28th where there is none. */
export const spanAYearEarlier = ({ from, to }: ReportSpan): ReportSpan => ({
  from: yearEarlier(from),
  to: yearEarlier(to),
});
