/** The tests that start the built product: those that may run beside each other, and those that measure what others wait. */
export const processTests = [
  {
    atOnce: 2,
    files: [
      "start",
      "upgrade",
      "runtime",
      "files",
      "scans",
      "backup",
      "store",
      "full-disk",
      "shutdown",
      "silent-store",
      "locks",
      "backup-answers",
      "doors",
    ],
  },
  { atOnce: 1, files: ["bombs", "exports", "prints", "frozen-sheet", "backup-memory"] },
].map(({ atOnce, files }) => ({
  atOnce,
  files: files.map((name) => `scripts/${name}.test.mjs`),
}));
