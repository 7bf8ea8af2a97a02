import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayIn, dayOf, daysBetween, daysInSpan, isDay, showDay, weekdayOf } from "./dates";

const anyDay = fc
  .date({
    min: new Date("1900-01-01T00:00:00Z"),
    max: new Date("2199-12-31T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("days", () => {
  test.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2026-02-30", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["0000-01-01", false],
    ["9999-01-01", false],
    ["2026-01-01T00:00:00", false],
    ["", false],
  ])("%s is a day: %s", (text, expected) => expect(isDay(text)).toBe(expected));

  test.each([
    ["2026-05-01", "2026-05-01"],
    ["2026-05-01 23:59:59", "2026-05-01"],
    ["2026-05-01T00:00:00", "2026-05-01"],
    ["2026-05-01T24:00:00", null],
    ["2026-05-01T00:00", null],
    ["2026-02-30 10:00:00", null],
    ["01/05/2026", null],
  ])("the day in %s is %s", (text, expected) => expect(dayIn(text)).toBe(expected));

  test("adding days and counting them are opposites", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test("both ends of a span count; a span that ends first has no days", () => {
    expect(daysInSpan("2026-01-31", "2026-01-31")).toBe(1);
    expect(daysInSpan("2026-01-20", "2026-03-02")).toBe(42);
    expect(daysInSpan("2026-01-02", "2026-01-01")).toBe(0);
  });

  test("Monday is 0 and Sunday is 6", () => {
    expect(weekdayOf("2026-11-16")).toBe(0);
    expect(weekdayOf("2026-11-22")).toBe(6);
  });

  test("the company's midnight decides the day, not the server's", () => {
    const instant = new Date("2026-11-20T04:59:59Z");
    expect(dayOf(instant, "America/Guayaquil")).toBe("2026-11-19");
    expect(dayOf(new Date("2026-11-20T05:00:00Z"), "America/Guayaquil")).toBe("2026-11-20");
    expect(dayOf(instant, "UTC")).toBe("2026-11-20");
  });

  test("days are shown as Ecuador writes them", () =>
    expect(showDay("2026-11-05")).toBe("05/11/2026"));
});
