import { expect, test } from "vitest";
import { scanStatuses } from "@/db/values";
import {
  forgettableScans,
  isInReview,
  isSavedScan,
  isWorkedOn,
  scanMoves,
  unfinishedScans,
} from "./scan";

test("only what is not saved may still be cancelled", () => {
  expect(unfinishedScans).toEqual(["READING", "REVIEW", "SAVING", "FAILED"]);
});

test("what came to nothing is forgotten", () => {
  expect(forgettableScans).toEqual(["CANCELLED", "FAILED"]);
});

test.each(scanStatuses)("%s is one thing at a time", (status) => {
  const scan = { status };
  const standings = [isWorkedOn(scan), isInReview(scan), isSavedScan(scan)].filter(Boolean);
  expect(standings.length).toBeLessThan(2);
});

test("a scan leaves reading, review and saving only", () => {
  const left = new Set(Object.values(scanMoves).map(({ from }) => from));
  expect([...left].sort()).toEqual(["READING", "REVIEW", "SAVED", "SAVING"]);
  expect(scanMoves.reopen).toEqual({ from: "SAVED", to: "REVIEW" });
});
