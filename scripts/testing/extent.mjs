/** A whole proof, not the daily tests. */
export const isProof = process.env.PROOF === "1";

/**
 * How far a claim is tested: daily as far as finds faults soon, in a proof as far as is worth an hour.
 * @template T @param {T} daily @param {T} whole @returns {T}
 */
export const extent = (daily, whole) => (isProof ? whole : daily);

/**
 * Declares tests of a whole proof only: what many kills, waits or large amounts show beyond the daily ones.
 * @template {(...args: any[]) => unknown} Declare @param {Declare} declare @returns {Declare | (() => void)}
 */
export const inProof = (declare) => (isProof ? declare : () => undefined);

/**
 * A daily share, which differs by `of`; all of them in a proof. @template T @param {readonly T[]} all @param {{ of:
 * number, count: number }} asked
 * @returns {T[]}
 */
export const someOf = (all, { of, count }) =>
  isProof
    ? [...all]
    : all.filter((_, at) => (at - of * count + all.length * of) % all.length < count);
