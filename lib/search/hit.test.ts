import { expect, test } from "vitest";
import { bestHits, type Hit, type HitType } from "./hit";

const hits = (type: HitType, ...begins: boolean[]): Hit[] =>
  begins.map((isAtStart, index) => ({
    type,
    id: index + 1,
    projectId: 0,
    label: "",
    detail: "",
    isAtStart,
  }));

const named = (found: Hit[]) => found.map(({ type, id }) => `${type} ${id}`);

test("labels that begin so come first, and no kind hides another", () => {
  const kinds = [
    hits("vehicle", false, false),
    hits("partner", true, false, false),
    hits("project", true, true, true),
  ];
  expect(named(bestHits(kinds, 6))).toEqual([
    "project 1",
    "partner 1",
    "project 2",
    "project 3",
    "vehicle 1",
    "partner 2",
  ]);
  expect(bestHits(kinds, 1)).toHaveLength(1);
  expect(bestHits([], 5)).toEqual([]);
});
