import "./runtime.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { endChildren, run } from "./children.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { root } from "./root.mjs";
import { playwrightTally, tapTally, vitestTally } from "./tally.mjs";

const reports = join(root, ".tmp", "reports");

/** @param {string} tool path below node_modules @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const tool = (tool, args, env = {}) =>
  run(process.execPath, [`node_modules/${tool}`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

const next = (/** @type {string[]} */ ...args) =>
  tool("next/dist/bin/next", args, { NEXT_TELEMETRY_DISABLED: "1" });

async function checkTypes() {
  rmSync(join(root, ".next", "dev", "types"), { recursive: true, force: true });
  await next("typegen");
  await tool("typescript/bin/tsc", ["--noEmit"]);
}

/** @param {string} project */
const vitest = (project) =>
  tool("vitest/vitest.mjs", [
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ]);

const processTests = () =>
  run(
    process.execPath,
    [
      "--test",
      "--test-concurrency=1",
      "--test-reporter=spec",
      "--test-reporter-destination=stdout",
      "--test-reporter=tap",
      `--test-reporter-destination=${join(reports, "process.tap")}`,
      "scripts/runtime.test.mjs",
      "scripts/start.test.mjs",
      "scripts/doors.test.mjs",
      "scripts/files.test.mjs",
      "scripts/scans.test.mjs",
      "scripts/bombs.test.mjs",
      "scripts/store.test.mjs",
      "scripts/full-disk.test.mjs",
      "scripts/silent-store.test.mjs",
      "scripts/shutdown.test.mjs",
      "scripts/backup.test.mjs",
      "scripts/backup-answers.test.mjs",
      "scripts/backup-memory.test.mjs",
      "scripts/exports.test.mjs",
      "scripts/prints.test.mjs",
      "scripts/locks.test.mjs",
      "scripts/frozen-sheet.test.mjs",
    ],
    { cwd: root },
  );

async function browserTests() {
  process.env.CHROMIUM_PATH = await findChromium();
  await tool("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "browser.json"),
  });
}

/** @type {{ name: string, work: () => Promise<void>, tally?: () => import("./tally.mjs").Tally }[]} */
const steps = [
  { name: "dependencies", work: ensureDependencies },
  { name: "lock", work: () => run(process.execPath, ["scripts/check-lock.mjs"], { cwd: root }) },
  {
    name: "migrations",
    work: () => run(process.execPath, ["scripts/check-migrations.mjs"], { cwd: root }),
  },
  { name: "types", work: checkTypes },
  {
    name: "lint",
    work: () => tool("@biomejs/biome/bin/biome", ["check", "--error-on-warnings", "."]),
  },
  {
    name: "boundaries",
    work: () => run(process.execPath, ["scripts/check-boundaries.mjs"], { cwd: root }),
  },
  { name: "unused code", work: () => tool("knip/bin/knip.js", []) },
  { name: "documentation", work: () => tool("tsx/dist/cli.mjs", ["scripts/check-docs.ts"]) },
  {
    name: "unit",
    work: () => vitest("unit"),
    tally: () => vitestTally(join(reports, "unit.json")),
  },
  {
    name: "database",
    work: () => vitest("db"),
    tally: () => vitestTally(join(reports, "db.json")),
  },
  { name: "build", work: ensureBuild },
  { name: "process", work: processTests, tally: () => tapTally(join(reports, "process.tap")) },
  {
    name: "browser",
    work: browserTests,
    tally: () => playwrightTally(join(reports, "browser.json")),
  },
];

/** @param {typeof steps[number]} step */
async function perform({ name, work, tally = () => ({ passed: 0, failed: 0 }) }) {
  console.log(`\n── ${name}`);
  const since = performance.now();
  const failure = await work().catch((error) => error);
  const { passed, failed } = tally();
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`── ${name}: ${failure ? `FAILED. ${failure.message}` : "ok"} (${seconds} s)`);
  return { passed, failed: failure ? Math.max(failed, 1) : failed };
}

async function test() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const named = process.argv.slice(2);
  for (const step of steps.filter(({ name }) => named.length === 0 || named.includes(name))) {
    const { passed, failed } = await perform(step);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

process.on("SIGINT", endChildren);
process.on("SIGTERM", endChildren);
await test();
