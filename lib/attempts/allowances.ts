/** So many calls at once, and one more each so many seconds. */
export type Allowance = { atOnce: number; secondsPerCall: number };

/** Of each user: what a diligent one does not reach, and a program that asks without end does. */
export const allowances = {
  export: { atOnce: 60, secondsPerCall: 2 },
  print: { atOnce: 240, secondsPerCall: 0.5 },
  merge: { atOnce: 60, secondsPerCall: 5 },
  scan: { atOnce: 60, secondsPerCall: 5 },
} as const satisfies Record<string, Allowance>;

export type CostlyKind = keyof typeof allowances;

/**
 * As an answer tells them, where calls until then are paid for by the time that passes: how many at once, how many are
 * left, and in how many seconds all of them are.
 */
export function allowanceHeaders({ atOnce, secondsPerCall }: Allowance, owed: number) {
  const left = Math.max(0, Math.min(atOnce, Math.floor(atOnce - owed / secondsPerCall + 1e-9)));
  return {
    "RateLimit-Limit": String(atOnce),
    "RateLimit-Remaining": String(left),
    "RateLimit-Reset": String(Math.max(0, Math.ceil(owed))),
  };
}
