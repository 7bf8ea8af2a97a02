import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Corners,
  homographyTo,
  isSheet,
  type Point,
  straightSize,
  turnedCorners,
  wholePicture,
} from "./homography";

const share = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
const around = (x: number, y: number) =>
  fc.record({ x: share(x - 0.2, x + 0.2), y: share(y - 0.2, y + 0.2) });
const corners = fc.tuple(
  around(0.25, 0.25),
  around(0.75, 0.25),
  around(0.75, 0.75),
  around(0.25, 0.75),
) as fc.Arbitrary<Corners>;

/** Eight equations in eight unknowns by elimination, without the closed form. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    let best = at;
    for (let row = at; row < size; row += 1)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = row;
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    for (let row = 0; row < size; row += 1) {
      const factor = (rows[row]?.[at] ?? 0) / (rows[at]?.[at] ?? 0);
      if (row !== at) rows[row] = rows[row]?.map((v, i) => v - factor * (rows[at]?.[i] ?? 0)) ?? [];
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

function oracle(to: Corners, u: number, v: number): Point {
  const rows = to.flatMap(({ x, y }, at) => {
    const [p, q] = [wholePicture[at]?.x ?? 0, wholePicture[at]?.y ?? 0];
    return [
      [p, q, 1, 0, 0, 0, -p * x, -q * x, x],
      [0, 0, 0, p, q, 1, -p * y, -q * y, y],
    ];
  });
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved(rows);
  const w = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
}

test("takes every place where the equations of the four corners take it", () => {
  fc.assert(
    fc.property(corners, share(0, 1), share(0, 1), (to, u, v) => {
      fc.pre(isSheet(to));
      const [found, expected] = [homographyTo(to)(u, v), oracle(to, u, v)];
      expect(found.x).toBeCloseTo(expected.x, 6);
      expect(found.y).toBeCloseTo(expected.y, 6);
    }),
    { numRuns: 2_000 },
  );
});

test("the whole picture stays as it is", () => {
  expect(homographyTo(wholePicture)(0.3, 0.8)).toEqual({ x: 0.3, y: 0.8 });
});

test("crossed, dented and flat figures are no sheets", () => {
  const [a, b, c, d] = wholePicture;
  expect(isSheet(wholePicture)).toBe(true);
  expect(isSheet([b, a, c, d])).toBe(false);
  expect(isSheet([a, b, { x: 0.3, y: 0.3 }, d])).toBe(false);
  expect(isSheet([a, b, { x: 1, y: 0.0005 }, { x: 0, y: 0.0005 }])).toBe(false);
});

test("a straight sheet is as large as its longer edges, and bounded", () => {
  const half: Corners = [
    { x: 0.25, y: 0 },
    { x: 0.75, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  const picture = { width: 1000, height: 600 };
  expect(straightSize(half, picture, 5000)).toEqual({ width: 1000, height: 650 });
  expect(straightSize(half, picture, 500)).toEqual({ width: 500, height: 325 });
});

test("four quarter turns bring the corners back, each stays the corner it is seen as", () => {
  fc.assert(
    fc.property(corners, (given) => {
      fc.pre(isSheet(given));
      const once = turnedCorners(given);
      expect(isSheet(once)).toBe(true);
      const back = turnedCorners(turnedCorners(turnedCorners(once)));
      for (const [at, { x, y }] of back.entries()) {
        expect(x).toBeCloseTo(given[at]?.x ?? Number.NaN, 9);
        expect(y).toBeCloseTo(given[at]?.y ?? Number.NaN, 9);
      }
    }),
  );
});
