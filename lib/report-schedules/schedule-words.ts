import { links } from "../links/pages";
import { findReport } from "../reports/registry";
import { weekdayNames } from "../values/weekdays";
import { reportFormatLabels, reportRhythmLabels } from "./labels";
import type { ReportSchedule } from "./list-schedules";

const days: Record<ReportSchedule["rhythm"], (day: number) => string> = {
  DAILY: () => "",
  WEEKLY: (day) => `, el ${weekdayNames[day]}`,
  MONTHLY: (day) => (day > 30 ? ", el último día" : `, el día ${day}`),
};

const when = ({ rhythm, day, hour, format }: ReportSchedule) =>
  `${reportRhythmLabels[rhythm]}${days[rhythm](day)}, a las ${String(hour).padStart(2, "0")}:00, en ${reportFormatLabels[format]}`;

/** What a screen says of it. */
export const shownSchedule = (schedule: ReportSchedule) => ({
  id: schedule.id,
  name: findReport(schedule.report)?.name ?? schedule.report,
  href: links.report(schedule.report, schedule.asked),
  when: when(schedule),
});
