import { invalidField } from "../kernel/errors";
import { addDays, type Day, daysBetween } from "../values/dates";

/** Both days count, times are HH:MM or HH:MM:SS. */
export type EventSpan = {
  startDate: Day;
  endDate: Day;
  startTime: string | null;
  endTime: string | null;
};

export type Move = {
  startDate: Day;
  endDate?: Day | null | undefined;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
};

const minutesOfDay = 1_440;

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (value: number) => String(value).padStart(2, "0");

const timeOf = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

type Days = { startDate?: Day | undefined; endDate?: Day | null | undefined };

const message = "El evento no puede terminar antes de empezar.";

export function assertDays({ startDate, endDate }: Days) {
  if (startDate && endDate && endDate < startDate) throw invalidField("end_date", message);
}

export function assertSpan({ startDate, endDate, startTime, endTime }: EventSpan) {
  assertDays({ startDate, endDate });
  if (startDate !== endDate || !startTime || !endTime) return;
  if (minutesOf(endTime) < minutesOf(startTime)) throw invalidField("end_time", message);
}

/** Keeps the hours between start and end, into the next days where needed. */
function endAfter(before: EventSpan, startDate: Day, startTime: string) {
  const days = daysBetween(before.startDate, before.endDate);
  if (!before.startTime || !before.endTime)
    return { endDate: addDays(startDate, days), endTime: before.endTime };
  const lasted = minutesOf(before.endTime) - minutesOf(before.startTime) + days * minutesOfDay;
  const end = minutesOf(startTime) + lasted;
  return {
    endDate: addDays(startDate, Math.floor(end / minutesOfDay)),
    endTime: timeOf(end % minutesOfDay),
  };
}

/** Its duration is kept when only the start is given (contract, section 3). */
export function movedSpan(before: EventSpan, { startDate, endDate, ...times }: Move): EventSpan {
  const startTime = times.startTime === undefined ? before.startTime : times.startTime;
  const isAllDay = times.startTime === null && before.startTime !== null;
  const kept =
    startTime && times.endTime === undefined && !endDate
      ? endAfter(before, startDate, startTime)
      : {
          endDate: addDays(startDate, daysBetween(before.startDate, before.endDate)),
          endTime: isAllDay ? null : before.endTime,
        };
  return {
    startDate,
    endDate: endDate ?? kept.endDate,
    startTime,
    endTime: times.endTime === undefined ? kept.endTime : times.endTime,
  };
}
