import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Tally */

/** @param {string} file @param {(text: string) => Tally} read @returns {Tally} */
function readReport(file, read) {
  return existsSync(file) ? read(readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
}

/** A test file that does not load counts as one failure. @param {string} file */
export const vitestTally = (file) =>
  readReport(file, (text) => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(text);
    /** @type {{ status: string, assertionResults: unknown[] }[]} */
    const files = testResults;
    const unloaded = files.filter(
      ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });

/** @param {string} file */
export const playwrightTally = (file) =>
  readReport(file, (text) => {
    const { stats, errors } = JSON.parse(text);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });

/** @param {string} file */
export const tapTally = (file) =>
  readReport(file, (text) => {
    const count = (/** @type {string} */ word) =>
      Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
    return { passed: count("pass"), failed: count("fail") + count("cancelled") };
  });
