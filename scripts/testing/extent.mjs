/** Whether a whole proof runs, and not the tests of every day. */
export const isProof = process.env.PROOF === "1";

/**
 * How far a claim is followed: every day as far as finds a fault soon, as far as is worth an hour in a proof.
 * @template T @param {T} daily @param {T} whole @returns {T}
 */
export const extent = (daily, whole) => (isProof ? whole : daily);

/**
 * Some of many, others for each who asks; all of them in a proof.
 * @template T @param {readonly T[]} all @param {{ of: number, count: number }} asked
 * @returns {T[]}
 */
export const someOf = (all, { of, count }) =>
  isProof
    ? [...all]
    : all.filter((_, at) => (at - of * count + all.length * of) % all.length < count);
