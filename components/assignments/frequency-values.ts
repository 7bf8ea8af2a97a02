import type { FrequencyType } from "@/lib/assignments/frequency";

/** Under documented names; what the type does not use keeps what was typed. */
export interface FrequencyValues {
  frequency_type: FrequencyType;
  interval_days: number | null;
  weekdays: number[];
  monthdays: number[];
}

export type FrequencyErrors = Partial<Record<keyof FrequencyValues, string | undefined>>;

export const everySevenDays: FrequencyValues = {
  frequency_type: "DAY",
  interval_days: 7,
  weekdays: [],
  monthdays: [],
};

interface StoredFrequency {
  frequencyType: FrequencyType;
  intervalDays: number;
  weekdays: number[] | null;
  monthdays: number[] | null;
}

export const frequencyValues = (stored: StoredFrequency): FrequencyValues => ({
  frequency_type: stored.frequencyType,
  interval_days: stored.intervalDays || 7,
  weekdays: stored.weekdays ?? [],
  monthdays: stored.monthdays ?? [],
});
