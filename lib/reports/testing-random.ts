import { addDays, type Day } from "../values/dates";

export const firstOfRandom: Day = "2027-01-01";

export const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The same company for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  /** 0 counts, and so does the most. */
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    upTo,
    of: <T>(choices: readonly T[]): T => choices[upTo(choices.length - 1)] as T,
    isOnceIn: (times: number): boolean => upTo(times - 1) === 0,
    day: (from: Day, days: number): Day => addDays(from, upTo(days)),
    cents: (most: number): string => (upTo(most * 100) / 100).toFixed(2),
  };
}

export type Random = ReturnType<typeof randomFrom>;

/** Sometimes not live. */
export const someState = (random: Random) => ({
  isActive: !random.isOnceIn(12),
  isDeleted: random.isOnceIn(10),
});

export type RandomIds = Record<"projects" | "units" | "staff" | "vehicles", readonly number[]>;
