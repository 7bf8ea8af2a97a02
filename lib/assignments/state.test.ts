import { expect, test } from "vitest";
import { stateOn } from "./state";

const span = { startDate: "2026-03-02", endDate: "2026-03-05", isRetired: false };

test.each([
  ["2026-03-01", "planned"],
  ["2026-03-02", "active"],
  ["2026-03-05", "active"],
  ["2026-03-06", "ended"],
])("on %s it is %s", (day, state) => expect(stateOn(span, day)).toBe(state));

test("without an end it goes on", () =>
  expect(stateOn({ ...span, endDate: null }, "2030-01-01")).toBe("active"));

test("retired it is retired whatever its dates", () =>
  expect(stateOn({ ...span, isRetired: true }, "2026-03-03")).toBe("retired"));
