import { expect, test } from "vitest";
import { endingLabels, endingSpan, endings } from "./ending";

test("a paper that ends today ends within any number of days, and is not over", () => {
  expect(endingSpan("7", "2026-03-10")).toEqual({ from: "2026-03-10", to: "2026-03-17" });
  expect(endingSpan("over", "2026-03-10")).toEqual({ from: null, to: "2026-03-09" });
});

test("the nearest comes first and what is over last", () => {
  expect(endings.map((ending) => endingLabels[ending])).toEqual([
    "7 días",
    "15 días",
    "30 días",
    "60 días",
    "90 días",
    "Vencido",
  ]);
});
