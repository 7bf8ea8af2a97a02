import { expect, it } from "vitest";
import { dayShown, dayTyped } from "./day-text";

it.each([
  ["01/03/2026", "2026-03-01"],
  ["1/3/20", "1/3/20"],
  ["1-3-2026", "2026-03-01"],
  ["01032026", "2026-03-01"],
  [" 2026-03-01 ", "2026-03-01"],
  ["30/02/2026", "30/02/2026"],
  ["mañana", "mañana"],
  ["", ""],
])("%j is %j", (text, day) => expect(dayTyped(text)).toBe(day));

it("shows days as Ecuador writes them and leaves the rest", () => {
  expect(dayShown("2026-03-01")).toBe("01/03/2026");
  expect(dayShown("30/02/2026")).toBe("30/02/2026");
});
