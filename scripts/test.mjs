import "./early-chromium.mjs";
import "./runtime.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { endChildren } from "./children.mjs";
import { performAll } from "./schedule.mjs";
import { reports, saidBy, steps } from "./steps.mjs";

/** @typedef {import("./schedule.mjs").Outcome} Outcome */

/** All unless any is named. @param {string[]} names */
function chosen(names) {
  const unknown = names.find((name) => steps.every((step) => step.name !== name));
  if (unknown)
    throw new Error(
      `There is no step "${unknown}". There are: ${steps.map(({ name }) => name).join(", ")}.`,
    );
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @param {Outcome} outcome */
function tell({ name, state, reason, seconds }) {
  const said = saidBy(name);
  console.log(`\n── ${name}${said ? `\n${said}` : ""}`);
  console.log(
    `── ${name}: ${[state, reason].filter(Boolean).join(". ")} (${seconds.toFixed(1)} s)`,
  );
}

/** @param {Outcome[]} outcomes @param {number} seconds */
function printTable(outcomes, seconds) {
  const print = (/** @type {[string, ...(string | number)[]]} */ ...[name, ...cells]) =>
    console.log(name.padEnd(14) + cells.map((cell) => String(cell).padStart(9)).join(""));
  console.log("");
  print("step", "began at", "seconds", "passed", "failed");
  for (const { name, state, began, seconds: took, passed, failed } of outcomes)
    if (state === "not run") print(name, "-", state);
    else print(name, began.toFixed(1), took.toFixed(1), passed || "", failed || "");
  print("all", "", seconds.toFixed(1));
}

async function test() {
  const wanted = chosen(process.argv.slice(2));
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const outcomes = await performAll(wanted, {
    lanes: availableParallelism(),
    onBegin: (name) => console.log(`── ${name} begins`),
    onEnd: (outcome) => outcome.state === "ok" && tell(outcome),
  });
  const failures = outcomes.filter(({ state }) => state === "FAILED");
  failures.forEach(tell);
  printTable(outcomes, performance.now() / 1_000);
  const [passed, failed] = [
    outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  ];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

process.on("SIGINT", endChildren);
process.on("SIGTERM", endChildren);
await test().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
