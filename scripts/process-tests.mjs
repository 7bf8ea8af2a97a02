/** @param {string} kind */
const files = (kind, /** @type {string[]} */ ...names) =>
  names.map((name) => `scripts/${name}.${kind}.mjs`);

/** The tests that start the built product, beside each other. */
export const processTests = files(
  "test",
  "bombs",
  "start",
  "upgrade",
  "runtime",
  "files",
  "scans",
  "backup",
  "store",
  "full-disk",
  "shutdown",
  "locks",
  "doors",
);

/** Those that measure what others wait, or memory, and take long to do so: alone, in a proof. */
export const processProofs = files(
  "proof",
  "exports",
  "prints",
  "frozen-sheet",
  "silent-store",
  "backup-memory",
  "backup-answers",
);
