import { expect, test } from "vitest";
import { type AskedFrequency, daily, frequencyFault, frequencyFrom } from "./frequency";
import { frequencyInWords } from "./labels";

const weekly = {
  frequencyType: "WEEK",
  intervalDays: 0,
  weekdays: [0, 2],
  monthdays: null,
} as const;
const stored = { ...weekly, weekdays: [0, 2] };

test.each<[string, AskedFrequency, string | null]>([
  ["nothing", {}, null],
  ["an interval alone", { intervalDays: 7 }, null],
  ["no days between", { intervalDays: 0 }, "interval_days"],
  ["DAY without interval", { frequencyType: "DAY" }, "interval_days"],
  ["DAY with 0", { frequencyType: "DAY", intervalDays: 0 }, "interval_days"],
  ["DAY with what others use", { frequencyType: "DAY", intervalDays: 2, weekdays: [1] }, null],
  ["WEEK without days", { frequencyType: "WEEK" }, "weekdays"],
  ["WEEK with no day", { frequencyType: "WEEK", weekdays: [] }, "weekdays"],
  ["WEEK with null", { frequencyType: "WEEK", weekdays: null }, "weekdays"],
  ["WEEK with days", { frequencyType: "WEEK", weekdays: [6] }, null],
  ["MONTH with weekdays", { frequencyType: "MONTH", weekdays: [1] }, "monthdays"],
  ["MONTH with days", { frequencyType: "MONTH", monthdays: [31] }, null],
  ["days without a type", { weekdays: [1] }, "frequency_type"],
])("%s", (_, asked, field) => expect(frequencyFault(asked)?.field ?? null).toBe(field));

test.each<[string, AskedFrequency, string | null]>([
  ["nothing", {}, null],
  ["the same type", { frequencyType: "WEEK" }, null],
  ["the same type, emptied", { frequencyType: "WEEK", weekdays: [] }, "weekdays"],
  ["other days", { weekdays: [5] }, null],
  ["another type alone", { frequencyType: "DAY" }, "interval_days"],
  ["another type with its days", { frequencyType: "MONTH", monthdays: [1] }, null],
  ["the days of another type", { monthdays: [1] }, "frequency_type"],
  ["the unused values as they were read", { intervalDays: 0, monthdays: null }, null],
])("of a stored frequency: %s", (_, asked, field) =>
  expect(frequencyFault(asked, stored)?.field ?? null).toBe(field),
);

test("a change of type resets what the other types used", () => {
  expect(frequencyFrom({ frequencyType: "MONTH", monthdays: [15, 1, 15] }, stored)).toEqual({
    frequencyType: "MONTH",
    intervalDays: 0,
    weekdays: null,
    monthdays: [1, 15],
  });
  expect(frequencyFrom({ frequencyType: "DAY", intervalDays: 7 }, stored)).toEqual({
    ...daily,
    intervalDays: 7,
  });
  expect(frequencyFrom({ frequencyType: "WEEK" }, stored)).toEqual(stored);
  expect(frequencyFrom({})).toEqual(daily);
});

test.each([
  [daily, "cada día"],
  [{ ...daily, intervalDays: 7 }, "cada 7 días"],
  [weekly, "lun, mié"],
  [
    { frequencyType: "MONTH", intervalDays: 0, weekdays: null, monthdays: [1, 15] } as const,
    "el 1, 15 de cada mes",
  ],
])("in words", (frequency, words) => expect(frequencyInWords(frequency)).toBe(words));
