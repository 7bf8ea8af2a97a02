/** @param {string} kind */
const files = (kind, /** @type {string[]} */ ...names) =>
  names.map((name) => `scripts/${name}.${kind}.mjs`);

/** They start the built product, side by side. */
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
  "database-gone",
  "failover",
  "instances",
  "locks",
  "workers",
  "observe",
  "doors",
  "hidden-money",
);

/** They measure waiting or memory, and run alone in a proof. */
export const processProofs = files(
  "proof",
  "exports",
  "reports",
  "prints",
  "frozen-sheet",
  "silent-store",
  "backup-memory",
  "backup-answers",
  "backup-kills",
  "job-kills",
  "jobs",
  "report-mails",
  "replica",
);
