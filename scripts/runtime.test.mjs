import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { verdictOn } from "./node-version.mjs";
import { ownNode, systemNode, versionOf } from "./own-node.mjs";
import { lifeOf } from "./processes.mjs";
import { root } from "./root.mjs";
import { until } from "./testing/until.mjs";

const own = String(ownNode());
const system = systemNode();
const pretending = ["--import", String(new URL("./testing/pretend-old.mjs", import.meta.url))];
const probe = fileURLToPath(new URL("./testing/who-runs.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "faena-node-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The system's Node.js when it is old, else this one pretending. @type {[string, ...string[]]} */
const old =
  system && verdictOn(system.version) === "restart"
    ? [system.path]
    : [process.execPath, ...pretending];

/** @param {[string, ...string[]]} node @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function begin([node, ...options], words, env = {}) {
  const child = spawn(node, [...options, probe, ...words], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: "", ...env },
  });
  return {
    child,
    said: text(child.stdout),
    complained: text(child.stderr),
    end: once(child, "exit"),
  };
}

/** @param {[string, ...string[]]} node @param {string} [heard] */
async function told(node, heard = "") {
  const { child, said } = begin(node, ["tell", "a", "b c"]);
  child.stdin.end(heard);
  return { starter: child.pid, ...JSON.parse(await said) };
}

/** Waits to be ended; gives the process that runs it. @param {NodeJS.ProcessEnv} [env] */
async function waiting(env) {
  const { child, said, end } = begin(old, ["wait"], env);
  const [line] = await once(child.stdout, "data");
  return { child, said, end, pid: Number(/pid (\d+)/.exec(line)?.[1]) };
}

test("an old Node.js goes on as the one of package.json, with its words, its input and its PATH", async () => {
  const seen = await told(old, "entra\n");
  assert.equal(verdictOn(seen.version), "run");
  assert.deepEqual([seen.version, seen.execPath], [versionOf(own), own]);
  assert.deepEqual([seen.words, seen.heard], [["a", "b c"], "entra\n"]);
  assert.equal(seen.path[0], dirname(own));
  assert.equal(seen.ppid, seen.starter);
});

test("a Node.js that is new enough runs as it is", async () => {
  const seen = await told([own]);
  assert.deepEqual([seen.execPath, seen.pid], [own, seen.starter]);
});

test("it ends as what it started ended", async () => {
  assert.deepEqual(await begin(old, ["fail"]).end, [7, null]);
  assert.deepEqual(await begin(old, ["die"]).end, [null, "SIGKILL"]);
});

test("a signal reaches what it started", async () => {
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
    const { child, said, end } = await waiting();
    child.kill(signal);
    assert.deepEqual(await end, [3, null]);
    assert.match(await said, new RegExp(`got ${signal}`));
  }
});

test("what it started ends when it is killed", async () => {
  const { child, pid } = await waiting();
  child.kill("SIGKILL");
  await until(() => lifeOf(pid) === undefined);
});

test("what it started ends when npm is gone", async () => {
  const program = [...old, probe, "wait"];
  const shell = spawn("sh", ["-c", '"$0" "$@"; true', ...program], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const [line] = await once(shell.stdout, "data");
  const pid = Number(/pid (\d+)/.exec(line)?.[1]);
  shell.kill("SIGKILL");
  await until(() => lifeOf(pid) === undefined);
});

test("one that is too old to start says so", async () => {
  const node = /** @type {[string, ...string[]]} */ ([process.execPath, ...pretending]);
  const { complained, end } = begin(node, ["tell"], { PRETENDED_NODE: "18.20.8" });
  assert.match(await complained, /needs Node\.js 20\.9 or newer; this is 18\.20\.8\.$/m);
  assert.deepEqual(await end, [1, null]);
});

/** These scripts only, with the given Node.js. @param {string} node a shell script */
function projectWith(node) {
  const place = mkdtempSync(join(folder, "project-"));
  cpSync(join(root, "scripts"), join(place, "scripts"), { recursive: true });
  const path = join(place, own.slice(root.length));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, node);
  chmodSync(path, 0o755);
  return place;
}

test("where the package's Node.js does not run, a sentence asks for one", async () => {
  const place = projectWith("#!/nowhere/ld-linux.so\n");
  const [node, ...options] = old;
  const child = spawn(node, [...options, "scripts/testing/who-runs.mjs", "tell"], { cwd: place });
  const ended = once(child, "exit");
  assert.match(await text(child.stderr), /Install Node\.js 24: https:\/\/nodejs\.org\n$/);
  assert.deepEqual(await ended, [1, null]);
});

/** npm's link to the package's Node.js survives an installation beside a system's. @param {string} version */
function linkOutlives(version) {
  const place = projectWith(`#!/bin/sh\necho v24.0.0\n`);
  const bin = join(place, "bin");
  const linked = join(place, "node_modules", ".bin", "node");
  for (const [path, says] of [
    [join(bin, "node"), version],
    [linked, "v24.0.0"],
  ]) {
    mkdirSync(dirname(String(path)), { recursive: true });
    writeFileSync(String(path), `#!/bin/sh\necho ${says}\n`, { mode: 0o755 });
  }
  execFileSync(process.execPath, [join(place, "scripts", "place-node.mjs")], {
    env: { PATH: `${dirname(linked)}:${bin}` },
  });
  return existsSync(linked);
}

test("npm's scripts meet the package's Node.js only where the system's is too old", () => {
  assert.equal(linkOutlives("v20.20.2"), true);
  assert.equal(linkOutlives("v22.12.0"), false);
});
