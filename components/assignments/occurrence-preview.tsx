import { frequencyFault, frequencyFrom } from "@/lib/assignments/frequency";
import { showWeekday } from "@/lib/assignments/labels";
import { nextOccurrences } from "@/lib/assignments/occurrences";
import { type Day, isDay } from "@/lib/values/dates";
import type { FrequencyValues } from "./frequency-values";

interface OccurrencePreviewProps {
  value: FrequencyValues;
  startDate: Day;
  endDate: Day | null;
}

const shown = 6;

export function OccurrencePreview({ value, startDate, endDate }: OccurrencePreviewProps) {
  const days = firstDays(value, startDate, endDate);
  if (days === null) return null;
  return (
    <div role="status" className="rounded-control bg-sunken px-3.5 py-3">
      <p className="text-muted text-xs">
        {days.length > 0 ? "Primeras visitas" : "Ninguna visita entre esas fechas"}
      </p>
      {days.length > 0 ? (
        <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-ink text-xs tabular-nums">
          {days.map((day) => (
            <li key={day}>{showWeekday(day)}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Null while the frequency or the dates are incomplete. */
function firstDays(value: FrequencyValues, startDate: Day, endDate: Day | null): Day[] | null {
  const asked = {
    frequencyType: value.frequency_type,
    intervalDays: value.interval_days,
    weekdays: value.weekdays,
    monthdays: value.monthdays,
  };
  const isWhole = isDay(startDate) && (endDate === null || isDay(endDate));
  if (!isWhole || frequencyFault(asked)) return null;
  return nextOccurrences({ ...frequencyFrom(asked), startDate, endDate }, startDate, shown);
}
