import { expect, test } from "vitest";
import { daysInSpan } from "../values/dates";
import { boardStepped, boardWindow, zooms } from "./board-views";

test("days are seen in whole weeks from Monday", () => {
  expect(boardWindow("week", "2026-11-26")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  expect(zooms.map((zoom) => daysInSpan(...ends(boardWindow(zoom, "2026-11-29"))))).toEqual([
    35, 7, 91,
  ]);
});

test("a step forward and back leads to the same days", () => {
  for (const zoom of zooms)
    expect(boardStepped(zoom, boardStepped(zoom, "2026-11-23", 1), -1)).toBe("2026-11-23");
  expect(boardStepped("month", "2026-11-23", 1)).toBe("2026-12-21");
});

const ends = ({ from, to }: { from: string; to: string }) => [from, to] as const;
