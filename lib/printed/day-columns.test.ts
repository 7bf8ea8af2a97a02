import { describe, expect, test } from "vitest";
import { eachDay } from "../values/dates";
import {
  billedMark,
  countIn,
  dated,
  datedMark,
  daysByPage,
  markAt,
  monthGroups,
} from "./day-columns";

const line = (billedDays: string[] | null, date = "2026-02-10") => dated({ billedDays, date });

describe("the days of a printed work sheet", () => {
  test.each([
    ["a day", "2026-02-28", "2026-02-28", [1]],
    ["a month", "2026-01-01", "2026-01-31", [31]],
    ["42 days over three months", "2026-01-20", "2026-03-02", [31, 11]],
    ["60 days", "2026-01-01", "2026-03-01", [31, 29]],
    ["a leap February and its neighbours", "2028-01-30", "2028-03-02", [31, 2]],
  ])("%s in pieces that a page is wide", (_, from, to, widths) => {
    const pages = daysByPage(from, to);
    expect(pages.map((days) => days.length)).toEqual(widths);
    expect(pages.flat()).toEqual(eachDay(from, to));
  });

  test("a day is marked by its date: the 20th of January is not the 20th of February", () => {
    const january = line(["2026-01-20"]);
    expect(markAt(january, "2026-01-20")).toBe(billedMark);
    expect(markAt(january, "2026-02-20")).toBe("");
    expect(countIn(january, eachDay("2026-02-01", "2026-02-28"))).toBe(0);
  });

  test("42 days billed are 42 marks", () => {
    const days = eachDay("2026-01-20", "2026-03-02");
    const pages = daysByPage("2026-01-20", "2026-03-02");
    expect(pages.map((page) => countIn(line(days), page))).toEqual([31, 11]);
    expect(pages.flat().filter((day) => markAt(line(days), day) === billedMark)).toHaveLength(42);
  });

  test("what is billed by document stands at its date", () => {
    const guide = line(null);
    expect(markAt(guide, "2026-02-10")).toBe(datedMark);
    expect(markAt(guide, "2026-02-11")).toBe("");
  });

  test("the months stand over their days, shorter where there is no room", () => {
    const groups = monthGroups(eachDay("2025-12-30", "2026-01-31"), 2, 3);
    expect(groups.map(({ header, span }) => [header, span])).toEqual([
      ["", 2],
      ["12", 2],
      ["Enero 2026", 31],
      ["", 3],
    ]);
    expect(groups.reduce((sum, { span }) => sum + span, 0)).toBe(2 + 33 + 3);
  });
});
