import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../values/dates";
import { assertSpan, type EventSpan, movedSpan } from "./span";

const morning: EventSpan = {
  startDate: "2026-01-30",
  endDate: "2026-01-30",
  startTime: "08:00:00",
  endTime: "10:30:00",
};
const days: EventSpan = {
  startDate: "2026-01-30",
  endDate: "2026-02-01",
  startTime: null,
  endTime: null,
};

describe("moving", () => {
  test.each([
    [days, { startDate: "2026-02-27" }, ["2026-02-27", "2026-03-01", null, null]],
    [
      days,
      { startDate: "2026-02-27", endDate: "2026-02-27" },
      ["2026-02-27", "2026-02-27", null, null],
    ],
    [morning, { startDate: "2026-02-02" }, ["2026-02-02", "2026-02-02", "08:00:00", "10:30"]],
    [
      morning,
      { startDate: "2026-02-02", startTime: "14:00" },
      ["2026-02-02", "2026-02-02", "14:00", "16:30"],
    ],
    [
      morning,
      { startDate: "2026-02-02", startTime: "23:00" },
      ["2026-02-02", "2026-02-03", "23:00", "01:30"],
    ],
    [
      morning,
      { startDate: "2026-02-02", endTime: "12:00" },
      ["2026-02-02", "2026-02-02", "08:00:00", "12:00"],
    ],
    [
      morning,
      { startDate: "2026-02-02", startTime: null },
      ["2026-02-02", "2026-02-02", null, null],
    ],
    [
      { ...morning, startTime: null },
      { startDate: "2026-02-02", startTime: null },
      ["2026-02-02", "2026-02-02", null, "10:30:00"],
    ],
    [
      morning,
      { startDate: "2026-02-02", endDate: "2026-02-03", startTime: "09:00", endTime: "07:00" },
      ["2026-02-02", "2026-02-03", "09:00", "07:00"],
    ],
  ])("%j by %j", (before, move, [startDate, endDate, startTime, endTime]) => {
    expect(movedSpan(before, move)).toEqual({ startDate, endDate, startTime, endTime });
  });

  const hour = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const day = fc.nat(800).map((count) => addDays("2025-06-01", count));

  const minutes = ({ startDate, endDate, startTime, endTime }: EventSpan) => {
    const at = (date: string, time: string | null) => Date.parse(`${date}T${time?.slice(0, 5)}Z`);
    return at(endDate, endTime) - at(startDate, startTime);
  };

  test("keeps the duration when only the start is given", () => {
    fc.assert(
      fc.property(day, fc.nat(40), hour, hour, day, hour, (...drawn) => {
        const [startDate, length, startTime, endTime, to, at] = drawn;
        const before = { startDate, endDate: addDays(startDate, length), startTime, endTime };
        fc.pre(length > 0 || startTime <= endTime);
        const moved = movedSpan(before, { startDate: to, startTime: at });
        expect([moved.startDate, moved.startTime]).toEqual([to, at]);
        expect(minutes(moved)).toBe(minutes(before));
        expect(() => assertSpan(moved)).not.toThrow();
        const wholeDays = movedSpan(
          { ...before, startTime: null, endTime: null },
          { startDate: to },
        );
        expect(daysBetween(wholeDays.startDate, wholeDays.endDate)).toBe(length);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  [{ ...days, endDate: "2026-01-29" }, "end_date"],
  [{ ...morning, endTime: "07:59" }, "end_time"],
])("%j ends before it starts", (span, field) => {
  expect(() => assertSpan(span)).toThrow(
    expect.objectContaining({ details: { fieldErrors: { [field]: [expect.any(String)] } } }),
  );
});

test.each([
  morning,
  days,
  { ...morning, endTime: "08:00" },
  { ...morning, endDate: "2026-01-31", endTime: "07:00" },
])("%j is right", (span) => {
  expect(() => assertSpan(span)).not.toThrow();
});
