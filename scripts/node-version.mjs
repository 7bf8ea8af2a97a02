/** Before the first it cannot start, before the second it cannot run. */
const starts = [20, 9];
const runs = [22, 12];

/** @param {string} version @param {number[]} wanted */
function isAtLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** What the scripts do on a Node.js. @param {string} version @returns {"refuse" | "restart" | "run"} */
export function verdictOn(version) {
  if (isAtLeast(version, runs)) return "run";
  return isAtLeast(version, starts) ? "restart" : "refuse";
}

export const oldestStart = starts.join(".");
export const oldestRun = runs.join(".");
