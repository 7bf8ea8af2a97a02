/** Waiting for a lock, or reading much, blocks neither sign-ins nor health checks. */
const usual = {
  work: { statements: 10, transactions: 24 },
  door: { statements: 3, transactions: 2 },
} as const;

/** Connections of both lanes. */
export const usualPool = 39;

/** Two exports are written at once, and only they read it. */
const replica = { statements: 1, transactions: 2 };

export type LaneName = keyof typeof usual | "replica";

/** The processes that serve together share what one alone would have (`scripts/workers.mjs`); each needs one of a kind. */
export function laneSizes(lane: LaneName, { pool = usualPool, processes = 1 }) {
  if (lane === "replica") return replica;
  const share = (places: number) => Math.ceil((places * pool) / (usualPool * processes));
  const { statements, transactions } = usual[lane];
  return { statements: share(statements), transactions: share(transactions) };
}
