"use client";

import { Field } from "@/components/ui/field";
import { MonthdayPicker } from "@/components/ui/monthday-picker";
import { WholeInput } from "@/components/ui/number-input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { WeekdayPicker } from "@/components/ui/weekday-picker";
import { frequencyTypes } from "@/db/values";
import { assignmentFields } from "@/lib/assignments/fields";
import type { FrequencyType } from "@/lib/assignments/frequency";
import { frequencyTypeLabels } from "@/lib/assignments/labels";
import type { Day } from "@/lib/values/dates";
import type { FrequencyErrors, FrequencyValues } from "./frequency-values";
import { OccurrencePreview } from "./occurrence-preview";

interface FrequencyEditorProps {
  value: FrequencyValues;
  onChange: (value: FrequencyValues) => void;
  errors?: FrequencyErrors;
  startDate: Day;
  endDate: Day | null;
}

const types = frequencyTypes.map((value) => ({ value, label: frequencyTypeLabels[value] }));

interface DaysProps {
  value: FrequencyValues;
  errors: FrequencyErrors;
  set: (changes: Partial<FrequencyValues>) => void;
}

const EveryFewDays = ({ value, errors, set }: DaysProps) => (
  <Field
    label={assignmentFields.intervalDays.label}
    required
    error={errors.interval_days}
    className="max-w-48"
  >
    <WholeInput
      suffix="días"
      value={value.interval_days}
      onValueChange={(interval_days) => set({ interval_days })}
    />
  </Field>
);

const OnWeekdays = ({ value, errors, set }: DaysProps) => (
  <Field label={assignmentFields.weekdays.label} group required error={errors.weekdays}>
    <WeekdayPicker value={value.weekdays} onValueChange={(weekdays) => set({ weekdays })} />
  </Field>
);

const OnMonthdays = ({ value, errors, set }: DaysProps) => (
  <Field
    label={assignmentFields.monthdays.label}
    group
    required
    error={errors.monthdays}
    hint="Un día que el mes no tiene se omite."
  >
    <MonthdayPicker value={value.monthdays} onValueChange={(monthdays) => set({ monthdays })} />
  </Field>
);

const daysBy: Record<FrequencyType, (props: DaysProps) => React.ReactNode> = {
  DAY: EveryFewDays,
  WEEK: OnWeekdays,
  MONTH: OnMonthdays,
};

/** How often: every few days, on weekdays or on days of the month, with the dates that follow from it. */
export function FrequencyEditor({ value, onChange, errors = {}, ...span }: FrequencyEditorProps) {
  const set = (changes: Partial<FrequencyValues>) => onChange({ ...value, ...changes });
  const Days = daysBy[value.frequency_type];
  return (
    <div className="grid gap-3">
      <Field label={assignmentFields.frequencyType.label} group error={errors.frequency_type}>
        <SegmentedControl
          label={assignmentFields.frequencyType.label}
          options={types}
          value={value.frequency_type}
          onValueChange={(frequency_type) => set({ frequency_type })}
        />
      </Field>
      <Days value={value} errors={errors} set={set} />
      <OccurrencePreview value={value} {...span} />
    </div>
  );
}
