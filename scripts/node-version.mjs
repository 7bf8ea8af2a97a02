/** Below `starts` Node.js cannot start the scripts, below the other it cannot run the product. */
const starts = [20, 9];
const runs = [22, 12];

/** @param {string} version @param {number[]} wanted */
function isAtLeast(version, [wantedMajor = 0, wantedMinor = 0]) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @param {string} version @returns {"refuse" | "restart" | "run"} */
export function verdictOn(version) {
  if (isAtLeast(version, runs)) return "run";
  return isAtLeast(version, starts) ? "restart" : "refuse";
}

export const oldestStart = starts.join(".");
export const oldestRun = runs.join(".");
