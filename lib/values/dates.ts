/** A calendar day, `YYYY-MM-DD`, without time zone. */
export type Day = string;

/** From the first to the last day, both within. */
export type DaySpan = { from: Day; to: Day };

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const momentPattern = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const millisecondsOfDay = 86_400_000;

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Limits of every date. */
export const [firstDay, lastDay]: [Day, Day] = ["1900-01-01", "2200-12-31"];

const numbered = (day: Day): number => utc(day) / millisecondsOfDay;
const [earliest, latest] = [numbered(firstDay), numbered(lastDay)];
const written = new Array<Day | undefined>(latest - earliest + 1);
const numbers = new Map<Day, number>();

/** Days since 1970-01-01, cached: a schedule names the same few days a million times. */
export function numberOf(day: Day): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = numbered(day);
  if (number >= earliest && number <= latest) numbers.set(day, number);
  return number;
}

/** {@link numberOf} back, cached as well. */
export function dayAt(number: number): Day {
  const at = number - earliest;
  const known = written[at];
  if (known !== undefined) return known;
  const day = fromUtc(number * millisecondsOfDay);
  if (at >= 0 && at < written.length) written[at] = day;
  return day;
}

/** False for 2026-02-30. Years 1900 to 2200. */
export function isDay(text: string): boolean {
  const year = Number(dayPattern.exec(text)?.[1] ?? 0);
  if (year < 1900 || year > 2200) return false;
  const instant = utc(text);
  return !Number.isNaN(instant) && fromUtc(instant) === text;
}

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DDTHH:MM:SS`; null for anything else. */
export function dayIn(text: string): Day | null {
  const day = momentPattern.exec(text)?.[1] ?? text;
  return isDay(day) ? day : null;
}

export const addDays = (day: Day, days: number): Day => dayAt(numberOf(day) + days);

/** What goes and comes back on one day has it whole; `to` is the day after the last. */
export const aDayAtLeast = ({ from, to }: { from: Day; to: Day | null }) => ({
  from,
  to: to && (to > from ? to : addDays(from, 1)),
});

/** Negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** Both ends count; 0 when it ends before it starts. */
export const daysInSpan = (from: Day, to: Day): number => Math.max(0, daysBetween(from, to) + 1);

/** Both ends count; empty when it ends before it starts. */
export function eachDay(from: Day, to: Day, step = 1): Day[] {
  const first = numberOf(from);
  const count = Math.ceil(daysInSpan(from, to) / step);
  return Array.from({ length: count }, (_, index) => dayAt(first + index * step));
}

const spans = new Map<string, readonly Day[]>();
const spansKept = 1_000;

/** {@link eachDay}, cached: ten thousand lines of a project bill the same months. */
export function spanOfDays(from: Day, to: Day): readonly Day[] {
  const key = `${from}/${to}`;
  const known = spans.get(key);
  if (known) return known;
  if (spans.size >= spansKept) spans.clear();
  const days = eachDay(from, to);
  spans.set(key, days);
  return days;
}

const daysOfWeek = 7;
const aMonday = earliest;

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: Day): number {
  const days = (numberOf(day) - aMonday) % daysOfWeek;
  return days < 0 ? days + daysOfWeek : days;
}

export const monthdayOf = (day: Day): number => Number(day.slice(8));

export const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
export const later = (a: Day, b: Day): Day => (a > b ? a : b);

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string) {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

export const dayOf = (instant: Date, timeZone: string): Day => formatOf(timeZone).format(instant);

/** UTC. */
export const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

/** Months count from 1; those past 12 are of later years. */
export const firstOfMonth = (year: number, month: number): Day =>
  fromUtc(Date.UTC(year, month - 1, 1));

/** dd/mm/yyyy. */
export const showDay = (day: Day): string => day.split("-").reverse().join("/");
