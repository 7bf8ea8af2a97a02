import { expect, it } from "vitest";
import { stepped, windowOf } from "./window";

it("shows the whole weeks of a month, across years too", () => {
  expect(windowOf("month", "2026-11-20")).toEqual({ from: "2026-10-26", to: "2026-12-06" });
  expect(windowOf("month", "2027-02-10")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(windowOf("month", "2026-12-31")).toEqual({ from: "2026-11-30", to: "2027-01-03" });
});

it("shows the week from Monday, one day, and two weeks of agenda", () => {
  expect(windowOf("week", "2026-11-22")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(windowOf("day", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-22" });
  expect(windowOf("agenda", "2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-12-05" });
});

it("steps by what it shows; a month from its first day", () => {
  expect(stepped("month", "2026-01-31", 1)).toBe("2026-02-01");
  expect(stepped("month", "2026-01-31", -1)).toBe("2025-12-01");
  expect(stepped("month", "2026-12-15", 1)).toBe("2027-01-01");
  expect(stepped("week", "2026-11-22", -1)).toBe("2026-11-15");
  expect(stepped("agenda", "2026-11-22", 1)).toBe("2026-12-06");
  expect(stepped("day", "2026-11-22", 1)).toBe("2026-11-23");
});
