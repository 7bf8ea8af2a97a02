import { expect, test } from "vitest";
import { isProof } from "@/scripts/testing/extent.mjs";
import { addDays, type Day } from "../values/dates";
import { type AskedLine, type Pinnable, pinUnits, spanInDays } from "./pin-units";
import { shortageOf } from "./shortage";

const first = "2027-01-01";
const day = (ahead: number): Day => addDays(first, ahead);

const line = (from: number, to: number | null, given: Partial<AskedLine> = {}): AskedLine => ({
  type: "LVMNOS",
  quantity: 1,
  from: day(from),
  to: to === null ? null : day(to),
  minCapacityGallons: null,
  preferred: [],
  ...given,
});

const unit = (id: number, ...claims: [number, number | null][]): Pinnable => ({
  id,
  type: "LVMNOS",
  capacityGallons: null,
  claims: claims.map(([from, to]) => ({ from: day(from), to: to === null ? null : day(to) })),
});

test("the smallest gap that fits comes first", () => {
  const units = [unit(1), unit(2, [0, 4], [9, 12]), unit(3, [0, 3], [20, 30])];
  expect(pinUnits([line(5, 9)], units, {})).toEqual([[2]]);
});

test("a unit that is wished for comes before, while it is free", () => {
  const units = [unit(1), unit(2, [0, 4], [9, 12])];
  expect(pinUnits([line(5, 9, { preferred: [1] })], units, {})).toEqual([[1]]);
  expect(pinUnits([line(3, 9, { preferred: [2] })], units, {})).toEqual([[1]]);
});

test("a unit may come back and leave on one day, unless it takes days to make it ready", () => {
  const units = [unit(1, [0, 5])];
  expect(pinUnits([line(5, 9)], units, {})).toEqual([[1]]);
  expect(pinUnits([line(5, 9)], units, { LVMNOS: 1 })).toBeNull();
  expect(pinUnits([line(6, 9)], units, { LVMNOS: 1 })).toEqual([[1]]);
  expect(pinUnits([line(5, null)], [unit(1, [9, 10])], {})).toBeNull();
});

test("whoever took the only unit of another gives way", () => {
  const units = [unit(1, [0, 4], [9, 12]), unit(2, [11, 20])];
  expect(pinUnits([line(4, 9), line(3, 10)], units, {})).toEqual([[1], [2]]);
  expect(pinUnits([line(4, 9, { quantity: 2 })], units, {})?.[0]?.toSorted()).toEqual([1, 2]);
});

test("one unit serves lines that follow each other where there is no other", () => {
  expect(pinUnits([line(0, 5), line(5, 9)], [unit(1)], {})).toEqual([[1], [1]]);
  expect(pinUnits([line(0, 5), line(5, 9)], [unit(1)], { LVMNOS: 1 })).toBeNull();
});

test("type and capacity are kept to", () => {
  const tank = (id: number, capacityGallons: string | null): Pinnable => ({
    ...unit(id),
    type: "TNQAAC",
    capacityGallons,
  });
  const asked = line(0, 5, { type: "TNQAAC", minCapacityGallons: "500" });
  expect(pinUnits([asked], [tank(1, null), tank(2, "499.99"), unit(3)], {})).toBeNull();
  expect(pinUnits([asked], [tank(1, null), tank(2, "500")], {})).toEqual([[2]]);
});

test("the first day short is told, and by how many", () => {
  const units = [unit(1), unit(2, [6, 8]), unit(3, [4, 5])];
  expect(shortageOf([line(2, 9, { quantity: 3 })], units, {})).toEqual({
    line: 0,
    day: day(4),
    missing: 1,
  });
  expect(shortageOf([line(2, 9, { quantity: 5 })], units, {}).missing).toBe(2);
  const fragments = [unit(1, [2, 4]), unit(2, [4, 9])];
  expect(shortageOf([line(2, 9)], fragments, {})).toEqual({ line: 0, day: day(2), missing: 1 });
});

/** Seeded, so that a failure comes again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function meets(a: { from: number; to: number }, b: { from: number; to: number }, between: number) {
  return a.from < b.to + between && b.from < a.to + between;
}

/** Tries everything. */
function isPossible(lines: AskedLine[], units: Pinnable[], between: number): boolean {
  const taken = units.map(({ claims }) => claims.map(spanInDays));
  const place = (at: number): boolean => {
    const asked = lines[at];
    if (!asked) return true;
    const span = spanInDays(asked);
    return taken.some((held) => {
      if (held.some((one) => meets(one, span, between))) return false;
      held.push(span);
      const found = place(at + 1);
      held.pop();
      return found;
    });
  };
  return place(0);
}

test("refuses only what no assignment of units allows", () => {
  const sets = isProof ? 5_000 : 400;
  let possible = 0;
  for (let seed = 1; seed <= sets; seed += 1) {
    const roll = dice(seed);
    const units = Array.from({ length: 1 + roll(8) }, (_, id) => {
      const starts = Array.from({ length: roll(3) }, (_, at) => at * 8 + roll(4));
      return unit(id + 1, ...starts.map((at): [number, number] => [at, at + 1 + roll(4)]));
    });
    const lines = Array.from({ length: 1 + roll(8) }, () => {
      const from = roll(16);
      return line(from, roll(12) === 0 ? null : from + roll(7));
    });
    const between = roll(3);
    const pinned = pinUnits(lines, units, { LVMNOS: between });
    const expected = isPossible(lines, units, between);
    possible += Number(expected);
    expect(pinned !== null, `set ${seed}`).toBe(expected);
    if (!pinned) continue;
    const held = units.map(({ claims }) => claims.map(spanInDays));
    for (const [at, [id = 0]] of pinned.entries()) {
      const span = spanInDays(lines[at] as AskedLine);
      expect(held[id - 1]?.some((one) => meets(one, span, between))).toBe(false);
      held[id - 1]?.push(span);
    }
  }
  expect(possible).toBeGreaterThan(sets / 5);
  expect(possible).toBeLessThan((sets * 4) / 5);
});
