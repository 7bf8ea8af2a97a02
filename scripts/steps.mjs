import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasBuild } from "./build.mjs";
import { run as runProgram } from "./children.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { processTests } from "./process-tests.mjs";
import { root } from "./root.mjs";
import { playwrightTally, tapTally, vitestTally } from "./tally.mjs";
import { quickFolder } from "./testing/quick-folder.mjs";

export const reports = join(root, ".tmp", "reports");
const pathOf = (/** @type {string} */ name) => join(reports, name.replaceAll(" ", "-"));

/** Output of a step's programs. @param {string} name */
export function saidBy(name) {
  const log = `${pathOf(name)}.log`;
  return existsSync(log) ? readFileSync(log, "utf8").trim() : "";
}

/** Their output goes into a file of the step. @param {string} name */
function programsOf(name) {
  const log = openSync(`${pathOf(name)}.log`, "w");
  /** @param {string[]} args for Node.js @param {NodeJS.ProcessEnv} [env] */
  const node = (args, env = {}) =>
    runProgram(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", log, log],
    });
  return { node, close: () => closeSync(log) };
}

/**
 * @typedef {ReturnType<typeof programsOf>["node"]} Node
 * @param {string} name @param {(node: Node) => Promise<unknown>} work @param {Omit<import("./schedule.mjs").Step, "name" | "work">} [rest]
 * @returns {import("./schedule.mjs").Step}
 */
function step(name, work, rest = {}) {
  return {
    name,
    work: async () => {
      const { node, close } = programsOf(name);
      await work(node).finally(close);
    },
    ...rest,
    after: ["dependencies", ...(rest.after ?? [])],
  };
}

/** One checker: more of them each read the same types, for twice the work on two processors. @param {Node} node */
async function checkTypes(node) {
  rmSync(join(root, ".next", "dev", "types"), { recursive: true, force: true });
  // A build has written those of its routes.
  if (!hasBuild())
    await node(["node_modules/next/dist/bin/next", "typegen"], { NEXT_TELEMETRY_DISABLED: "1" });
  // Collecting its garbage seldom saves it a quarter of its work.
  await node(["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"], { GOGC: "400" });
}

const quick = { TMPDIR: quickFolder() };

/** @param {string} name @param {string} project */
function vitest(name, project) {
  const report = `${pathOf(name)}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return step(
    name,
    (node) =>
      node(["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters], quick),
    { tally: () => vitestTally(report) },
  );
}

const tap = `${pathOf("process")}.tap`;

const processReports = [
  "--test-reporter=spec",
  "--test-reporter-destination=stdout",
  "--test-reporter=tap",
  `--test-reporter-destination=${tap}`,
];

/** @param {Node} node */
async function testProcesses(node) {
  // It needs packages, which the first step installs.
  const { withMigratedCluster } = await import("./testing/migrated-cluster.mjs");
  const test = ["--test", "--test-concurrency=2", ...processReports, ...processTests];
  await withMigratedCluster((env) => node(test, { ...quick, ...env }), quick.TMPDIR);
}

/** @param {Node} node */
const browse = async (node) =>
  node(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${pathOf("browser")}.json`,
  });

/**
 * The order of `npm test`: the build first, since the longest wait for it; the tests of processes, which wait much, stand
 * beside those that wait for PostgreSQL, and what is checked by one processor beside the browser, which waits for the
 * product.
 */
export const steps = [
  { name: "dependencies", work: () => ensureDependencies() },
  // Beside the first, which leaves a processor idle.
  {
    name: "chromium",
    work: () => runProgram(process.execPath, ["scripts/install-chromium.mjs"], { cwd: root }),
  },
  step("lock", (node) => node(["scripts/check-lock.mjs"])),
  step("licences", (node) => node(["scripts/notices.mjs", "--check"])),
  step("migrations", (node) => node(["scripts/check-migrations.mjs"])),
  step("documentation", (node) => node(["node_modules/tsx/dist/cli.mjs", "scripts/check-docs.ts"])),
  step("build", (node) => node(["scripts/build-app.mjs"])),
  step("lint", (node) =>
    node(["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
  ),
  step("process", testProcesses, { after: ["build"], tally: () => tapTally(tap) }),
  vitest("database", "db"),
  step("browser", browse, {
    after: ["process", "database"],
    tally: () => playwrightTally(`${pathOf("browser")}.json`),
  }),
  vitest("unit", "unit"),
  step("types", checkTypes, { after: ["build"] }),
  step("boundaries", (node) => node(["scripts/check-boundaries.mjs"])),
  step("unused code", (node) => node(["node_modules/knip/bin/knip.js"])),
];
