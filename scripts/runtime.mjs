/** Imported first by entry scripts: on a Node.js that is too old they start again on the one of package.json. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { endChildren } from "./children.mjs";
import { keepCompiled } from "./compiled.mjs";
import { installDependencies } from "./dependencies.mjs";
import { followLauncher } from "./launcher.mjs";
import { oldestRun, oldestStart, verdictOn } from "./node-version.mjs";
import { ownNode, platform, versionOf } from "./own-node.mjs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** Installs what is missing; throws where this machine has none. */
async function findNode() {
  const node = ownNode();
  if (node && !existsSync(node)) await installDependencies();
  if (node && versionOf(node)) return node;
  throw new Error(
    `Faena needs Node.js ${oldestRun} or newer; this is ${process.versions.node}, and no package brings one that runs on this ${platform}. Install Node.js 24: https://nodejs.org`,
  );
}

/** The IPC channel tells the child when we are gone. @param {string} node */
function startOn(node) {
  return spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
}

/** Ends as the child ends, and never returns. */
async function restart() {
  /** @type {(signal: NodeJS.Signals) => unknown} */
  let pass = endChildren;
  for (const signal of signals) process.on(signal, () => pass(signal));
  followLauncher(() => pass("SIGTERM"));
  const child = startOn(await findNode());
  pass = (signal) => child.kill(signal);
  const [code, signal] = await once(child, "exit");
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  await new Promise(() => undefined);
}

/** @param {unknown} error */
function fail(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** A restarted child ends when its parent is gone. */
function followStarter() {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

const verdict = verdictOn(process.versions.node);
if (verdict === "refuse")
  fail(new Error(`Faena needs Node.js ${oldestStart} or newer; this is ${process.versions.node}.`));
if (verdict === "restart") await restart().catch(fail);
if (process.channel) followStarter();
keepCompiled();
