import "./runtime.mjs";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.mjs";
import { endChildren, run } from "./children.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { processProofs, processTests } from "./process-tests.mjs";
import { proofPage } from "./proof-page.mjs";
import { root } from "./root.mjs";

/** @typedef {import("./proof-page.mjs").Claim} Claim */

const reports = join(root, ".tmp", "proof");
/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, PROOF: "1" };
const node = (/** @type {string[]} */ args) => run(process.execPath, args, { cwd: root, env });

/** @param {string} file @returns {Claim[]} */
function vitestClaims(file) {
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  /** @type {{ name: string, assertionResults: { fullName: string, status: string, duration?: number }[] }[]} */
  const files = testResults;
  return files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration = 0 }) => ({
      name: fullName,
      file,
      seconds: duration / 1_000,
      isPassed: status === "passed",
      figures: [],
    })),
  );
}

/** @param {string} file @returns {Claim[]} */
const nodeClaims = (file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Failing claims do not end the proof; a part without a report does. @param {string} report @param {string[]} args */
async function perform(report, args) {
  const failure = await node(args).catch((error) => error);
  if (!existsSync(report)) throw failure;
}

/** @param {string} project */
async function vitest(project) {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await perform(report, [
    "node_modules/vitest/vitest.mjs",
    "run",
    `--project=${project}`,
    "--testTimeout=1800000",
    ...reporters,
  ]);
  return vitestClaims(report);
}

/** @param {string} name @param {string[]} files one after the other: they measure */
async function processes(name, files) {
  const report = join(reports, `${name}.jsonl`);
  await perform(report, [
    "--test",
    "--test-concurrency=1",
    "--test-reporter=spec",
    "--test-reporter-destination=stdout",
    "--test-reporter=./scripts/proof-reporter.mjs",
    `--test-reporter-destination=${report}`,
    ...files,
  ]);
  return nodeClaims(report);
}

/** @param {Pick<import("@playwright/test/reporter").JSONReportSuite, "suites" | "specs">} suite @returns {Claim[]} */
const browserClaims = ({ suites = [], specs }) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ status, duration }) => ({
        name: `${title} (${projectName})`,
        file: join(root, "e2e", file),
        seconds: duration / 1_000,
        isPassed: status === "passed",
        figures: [],
      })),
    ),
  ),
  ...suites.flatMap(browserClaims),
];

async function browse() {
  const report = join(reports, "browser.json");
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  await perform(report, ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"]);
  const { suites } = JSON.parse(readFileSync(report, "utf8"));
  return browserClaims({ suites, specs: [] });
}

const parts = {
  "pure rules": () => vitest("unit"),
  database: () => vitest("db"),
  "built product": () => processes("built", processTests),
  screens: browse,
  "what others wait, and memory": () => processes("measured", processProofs),
};

function occasion() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commit = execFileSync("git", ["log", "-1", "--format=%h"], { cwd: root, encoding: "utf8" });
  const memory = Math.round(totalmem() / 2 ** 30);
  return {
    day: new Date().toISOString().slice(0, 10),
    version,
    commit: commit.trim(),
    machine: `${availableParallelism()} cores, ${memory} GiB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`,
  };
}

async function prove() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  await ensureDependencies();
  await ensureBuild();
  const done = [];
  for (const [name, perform] of Object.entries(parts)) {
    const began = performance.now();
    const claims = await perform();
    done.push({ name, claims, seconds: (performance.now() - began) / 1_000 });
  }
  const about = occasion();
  const page = join(root, "docs", "proofs", `${about.day}.md`);
  writeFileSync(page, proofPage(about, done));
  console.log(`\nThe proof is told in ${page}`);
  process.exitCode = done.some(({ claims }) => claims.some(({ isPassed }) => !isPassed)) ? 1 : 0;
}

process.on("SIGINT", endChildren);
process.on("SIGTERM", endChildren);
await prove().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
