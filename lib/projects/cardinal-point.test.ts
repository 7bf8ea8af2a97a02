import { expect, test } from "vitest";
import { cardinalPoints } from "@/db/values";
import { cardinalPointIn } from "./cardinal-point";
import { cardinalPointLabels } from "./labels";

test.each(cardinalPoints)("%s is read short and spelled out", (point) => {
  expect(cardinalPointIn(point)).toBe(point);
  expect(cardinalPointIn(cardinalPointLabels[point])).toBe(point);
});

test.each([
  ["norte", "N"],
  [" Nor Oeste ", "NW"],
  ["sur-este", "SE"],
  ["nórte", "N"],
])("%j means %s", (words, point) => {
  expect(cardinalPointIn(words)).toBe(point);
});

test.each(["", "X", "NORTESUR", "NN"])("%j means nothing", (words) => {
  expect(cardinalPointIn(words)).toBeNull();
});
