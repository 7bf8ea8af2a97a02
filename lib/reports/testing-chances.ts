import { addDays, type Day } from "../values/dates";

export const today = "2027-12-15";
export const years = { from: "2026-01-01", to: "2027-12-31" };

/** The same numbers for the same seed. */
export function chancesOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    is: (share: number) => next() < share,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    day: (from: Day = years.from, days = 700) => addDays(from, below(days)),
    money: (most: number) => (below(most * 100) / 100).toFixed(2),
  };
}

export type Chances = ReturnType<typeof chancesOf>;
