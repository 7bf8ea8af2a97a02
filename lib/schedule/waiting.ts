import { daysOfRun, occurrencesIn, runsIn, type Schedule } from "../assignments/occurrences";
import { type Day, dayAt, earlier } from "../values/dates";

/** Of the days of a series: those that a visit was recorded for. */
export type RecordedDays = {
  recorded: number;
  firstRecorded: Day | null;
  /** Moved, and still waiting on their new day. */
  moved: number;
  firstMoved: Day | null;
};

function seriesOf(service: Schedule, to: Day): { days: number; first: Day | null } {
  let [days, first] = [0, Number.POSITIVE_INFINITY];
  for (const run of runsIn(service, { from: service.startDate, to })) {
    days += daysOfRun(run);
    first = Math.min(first, run.first);
  }
  return { days, first: days > 0 ? dayAt(first) : null };
}

const earliestOf = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((a, b) => (a && b ? earlier(a, b) : (a ?? b)), null);

/**
 * Up to and including a day: how many visits `planVisits` leaves waiting, and since when. `oldest` is null where that
 * asks which days were recorded, see {@link firstUnrecorded}.
 */
export function waitingOf(
  service: Schedule,
  { recorded, firstRecorded, moved, firstMoved }: RecordedDays,
  to: Day,
): { visits: number; oldest: Day | null } {
  const { days, first } = seriesOf(service, to);
  const open = days - recorded;
  const isAsked = open > 0 && firstRecorded !== null && firstRecorded === first;
  const oldest = isAsked ? null : earliestOf([open > 0 ? first : null, firstMoved]);
  return { visits: open + moved, oldest };
}

export const firstUnrecorded = (
  service: Schedule,
  recorded: ReadonlySet<Day>,
  to: Day,
): Day | null =>
  occurrencesIn(service, { from: service.startDate, to }).find((day) => !recorded.has(day)) ?? null;
