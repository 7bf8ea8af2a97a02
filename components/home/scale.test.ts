import { expect, test } from "vitest";
import { topOf } from "./scale";

test.each([
  [[], 1],
  [[0, 0], 1],
  [[3], 3],
  [[10], 10],
  [[101, 7], 200],
  [[2_400], 3_000],
  [[99_999], 100_000],
  [[0.35], 0.4],
])("the scale of %j ends at %d", (values, top) => {
  expect(topOf(values)).toBeCloseTo(top);
});
