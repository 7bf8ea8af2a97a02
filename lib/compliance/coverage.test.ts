import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, eachDay } from "../values/dates";
import { coverageOf, jobSpan } from "./coverage";

const job = { from: "2026-07-10", to: "2026-07-20" };

test.each([
  ["2026-07-09", "expired"],
  ["2026-07-10", "ending"],
  ["2026-07-19", "ending"],
  ["2026-07-20", "whole"],
  ["2026-07-21", "whole"],
  [null, "missing"],
] as const)("a paper until %s is %s", (expiresOn, coverage) => {
  expect(coverageOf({ expiresOn }, job)).toBe(coverage);
});

test("a job of one day is covered by a paper that ends on it", () => {
  const day = { from: "2026-07-10", to: "2026-07-10" };
  expect(coverageOf({ expiresOn: "2026-07-10" }, day)).toBe("whole");
  expect(coverageOf({ expiresOn: "2026-07-09" }, day)).toBe("expired");
});

test("it is what asking day by day says", () => {
  const offset = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(offset, fc.nat(120), fc.option(offset), (start, length, end) => {
      const from = addDays("2026-02-27", start);
      const to = addDays(from, length);
      const expiresOn = end === null ? null : addDays("2026-02-27", end);
      const days = eachDay(from, to);
      const valid = days.filter((day) => expiresOn !== null && day <= expiresOn).length;
      const partly = valid === 0 ? "expired" : "ending";
      const asked = expiresOn === null ? "missing" : valid === days.length ? "whole" : partly;
      expect(coverageOf({ expiresOn }, { from, to })).toBe(asked);
    }),
    { numRuns: 2000 },
  );
});

test("a job without an end takes thirty days more, and never ends before it starts", () => {
  const from = "2026-07-10";
  expect(jobSpan(from, null)).toEqual({ from, to: "2026-08-09" });
  expect(jobSpan(from, "2026-07-12")).toEqual({ from, to: "2026-07-12" });
  expect(jobSpan(from, "2026-07-01")).toEqual({ from, to: from });
});
