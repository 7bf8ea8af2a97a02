import { invalidField } from "../kernel/errors";
import { addDays, type Day, daysInSpan, earlier, later } from "../values/dates";

type Period = { periodStart: Day; periodEnd: Day };
type Stay = { startDate: Day; endDate: Day | null };

const longest = 1_100;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: Day): Day => addDays(firstOfMonth(addDays(firstOfMonth(day), 31)), -1);

/** Cut to the project's dates; the whole month when nothing would be left. */
export function monthOf(day: Day, project: Stay): Period {
  const month = { periodStart: firstOfMonth(day), periodEnd: lastOfMonth(day) };
  const cut = {
    periodStart: later(month.periodStart, project.startDate),
    periodEnd: project.endDate ? earlier(month.periodEnd, project.endDate) : month.periodEnd,
  };
  return cut.periodStart <= cut.periodEnd ? cut : month;
}

/** 400 unless the period goes forward and lasts at most three years. */
export function assertSheetPeriod({ periodStart, periodEnd }: Period): void {
  if (periodEnd < periodStart) {
    const message = "El fin del período no puede ser anterior a su inicio.";
    throw invalidField("period_end", message);
  }
  if (daysInSpan(periodStart, periodEnd) > longest) {
    const message = "El período no puede durar más de tres años.";
    throw invalidField("period_end", message);
  }
}
