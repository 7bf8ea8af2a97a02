import type { PaperColumn, PaperTable } from "../print/table-layout";
import { type Day, eachDay, monthdayOf, weekdayOf } from "../values/dates";
import { monthName } from "../values/months";
import { groupedBy } from "../values/rows";
import type { SheetLine } from "../worksheets/list-lines";

/** `billed` is null when it bills by document, on its date. */
export type Dated = { date: Day; billed: ReadonlySet<Day> | null };

export const dated = <L extends Pick<SheetLine, "date" | "billedDays">>(line: L): L & Dated => ({
  ...line,
  billed: line.billedDays ? new Set(line.billedDays) : null,
});

const daysOfPage = 31;
const columnWidth = 11.4;
const saturday = 5;

/** "Enero 2026", or as much of it as so many columns hold. */
function monthTitle(day: Day, span: number): string {
  const name = monthName(day);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${day.slice(0, 4)}`;
  return span >= 6 ? title : span >= 3 ? `${day.slice(5, 7)}/${day.slice(2, 4)}` : day.slice(5, 7);
}

/** The days of a period, in as many as a page has room for. */
export function daysByPage(from: Day, to: Day): Day[][] {
  const days = eachDay(from, to);
  return Array.from({ length: Math.ceil(days.length / daysOfPage) }, (_, at) =>
    days.slice(at * daysOfPage, (at + 1) * daysOfPage),
  );
}

export const billedMark = "✓";
export const datedMark = "•";

export function markAt({ date, billed }: Dated, day: Day): string {
  if (billed) return billed.has(day) ? billedMark : "";
  return date === day ? datedMark : "";
}

export const countIn = ({ billed }: Dated, days: readonly Day[]): number =>
  days.filter((day) => billed?.has(day)).length;

export const dayColumns = (days: readonly Day[]): PaperColumn<Dated>[] =>
  days.map((day) => ({
    header: String(monthdayOf(day)),
    width: columnWidth,
    padding: 0,
    align: "center",
    isStrong: true,
    isShaded: weekdayOf(day) >= saturday,
    cell: (line) => markAt(line, day),
  }));

export function monthGroups(
  days: readonly Day[],
  before: number,
  after: number,
): NonNullable<PaperTable<Dated>["groups"]> {
  const months = groupedBy(days, (day) => day.slice(0, 7));
  return [
    { header: "", span: before },
    ...[...months.values()].map((ofMonth) => ({
      header: monthTitle(ofMonth[0] ?? "", ofMonth.length),
      span: ofMonth.length,
    })),
    { header: "", span: after },
  ];
}
