import fc from "fast-check";
import { expect, test } from "vitest";
import { laneSizes, usualPool } from "./lane-sizes";

const sizes = fc.record({
  pool: fc.integer({ min: 4, max: 1_000 }),
  processes: fc.integer({ min: 1, max: 32 }),
});

const placesOf = (given: { pool?: number; processes?: number }) =>
  (["work", "door"] as const).flatMap((lane) => Object.values(laneSizes(lane, given)));
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

test("one process alone has 39 connections", () => {
  expect(placesOf({})).toEqual([10, 24, 3, 2]);
  expect(sum(placesOf({}))).toBe(usualPool);
});

test("all processes together have as many as they are given, and less than four more for each", () => {
  fc.assert(
    fc.property(sizes, ({ pool, processes }) => {
      const places = placesOf({ pool, processes });
      const together = sum(places) * processes;
      expect(Math.min(...places)).toBeGreaterThanOrEqual(1);
      expect(together).toBeGreaterThanOrEqual(pool);
      expect(together).toBeLessThan(pool + 4 * processes);
    }),
  );
});

test("without a pool it is divided as before", () => {
  fc.assert(
    fc.property(sizes, ({ processes }) => {
      const share = (places: number) => Math.ceil(places / processes);
      expect(placesOf({ processes })).toEqual([10, 24, 3, 2].map(share));
    }),
  );
});
