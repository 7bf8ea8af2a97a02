import type { frequencyTypes } from "@/db/values";

export type FrequencyType = (typeof frequencyTypes)[number];

/** What its type does not use is 0 or null. */
export type Frequency = {
  frequencyType: FrequencyType;
  intervalDays: number;
  /** 0 = Monday … 6 = Sunday. */
  weekdays: number[] | null;
  monthdays: number[] | null;
};

export type AskedFrequency = {
  frequencyType?: FrequencyType | undefined;
  intervalDays?: number | null | undefined;
  weekdays?: number[] | null | undefined;
  monthdays?: number[] | null | undefined;
};

export type FrequencyFault = { field: string; message: string };

export const daily: Frequency = {
  frequencyType: "DAY",
  intervalDays: 1,
  weekdays: null,
  monthdays: null,
};

const needs = {
  DAY: { key: "intervalDays", field: "interval_days", message: "Indique cada cuántos días." },
  WEEK: { key: "weekdays", field: "weekdays", message: "Elija al menos un día de la semana." },
  MONTH: { key: "monthdays", field: "monthdays", message: "Elija al menos un día del mes." },
} as const;

const keys = ["intervalDays", "weekdays", "monthdays"] as const;

const isUsable = (value: number | number[] | null | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === "number" && value >= 1;

const typeOf = (asked: AskedFrequency, stored: Frequency | null): FrequencyType =>
  asked.frequencyType ?? stored?.frequencyType ?? "DAY";

export const asksFrequency = (asked: AskedFrequency): boolean =>
  asked.frequencyType !== undefined || keys.some((key) => isUsable(asked[key]));

/**
 * Null when the words are a frequency (specification, add resources rule 4 and update; contract, section 10).
 * A type that differs from the stored one brings its own interval or days.
 */
export function frequencyFault(
  asked: AskedFrequency,
  stored: Frequency | null = null,
): FrequencyFault | null {
  const type = typeOf(asked, stored);
  const { key, field, message } = needs[type];
  const strays = keys.filter((other) => other !== key);
  if (asked.frequencyType === undefined && strays.some((other) => isUsable(asked[other])))
    return { field: "frequency_type", message: "Indique el tipo de frecuencia." };
  const value = asked[key];
  const changes = asked.frequencyType !== undefined && type !== stored?.frequencyType;
  const isAsked = changes || (value !== undefined && value !== null);
  return isAsked && !isUsable(value) ? { field, message } : null;
}

const inOrder = (days: readonly number[]) => [...new Set(days)].sort((a, b) => a - b);

export function frequencyFrom(asked: AskedFrequency, stored: Frequency | null = null): Frequency {
  const frequencyType = typeOf(asked, stored);
  const before = stored?.frequencyType === frequencyType ? stored : daily;
  const days = (key: "weekdays" | "monthdays") => inOrder(asked[key] ?? before[key] ?? []);
  return {
    frequencyType,
    intervalDays: frequencyType === "DAY" ? (asked.intervalDays ?? before.intervalDays) : 0,
    weekdays: frequencyType === "WEEK" ? days("weekdays") : null,
    monthdays: frequencyType === "MONTH" ? days("monthdays") : null,
  };
}
