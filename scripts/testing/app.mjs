import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { finalNode } from "../own-node.mjs";
import { freePort } from "../postgres/port.mjs";
import { removeFolder } from "../postgres/remove-folder.mjs";
import { lifeOf } from "../processes.mjs";
import { root } from "../root.mjs";

const patience = 120_000;
export const administrator = { email: "jefa@faena.test", password: "Campamento-Norte-77" };

/** Gives the session's cookie. @param {string} address */
export async function signInAt(address, { email, password } = administrator) {
  const answer = await fetch(`${address}/accounts/login/`, {
    method: "POST",
    body: new URLSearchParams({ username: email, password }),
  });
  assert.equal(answer.status, 200, await answer.text());
  return String(answer.headers.get("set-cookie")).split(";")[0] ?? "";
}

/** Can be started repeatedly. */
export async function aPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), "faena-start-"));
  const port = Number(await freePort(0));
  const address = `http://127.0.0.1:${port}`;
  /** @type {Set<number>} */
  const started = new Set();

  /** @param {Record<string, string>} [env] @param {string[]} [launcher] words before the program */
  function start(env = {}, [program = finalNode(), ...words] = []) {
    const args = words.length > 0 ? [...words, finalNode()] : ["scripts/start.mjs"];
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: "127.0.0.1",
        DEMO: "0",
        // Each takes seconds of a core to start; workers, start and shutdown test several.
        PROCESSES: "1",
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        npm_lifecycle_event: "",
        ...(env.DATABASE_URL ? { AUTH_SECRET: "secreto-de-todas-las-instancias" } : {}),
        ...env,
      },
    });
    const pid = Number(child.pid);
    started.add(pid);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (output += text));
    const ended = new Promise((resolve) => child.once("exit", (code) => resolve(code)));

    const ready = async () => {
      for (
        const deadline = Date.now() + patience;
        !output.includes("Faena is ready");
        await pause(25)
      ) {
        assert.ok(child.exitCode === null && Date.now() < deadline, output);
      }
    };
    return {
      pid,
      ended,
      ready,
      output: () => output,
      /** As when whoever reads its log has died. */
      stopReading: () => {
        child.stdout.destroy();
        child.stderr.destroy();
      },
      signal: (/** @type {NodeJS.Signals} */ name) => child.kill(name),
    };
  }

  /**
   * Beside the running product, or without it. @param {string} script @param {string[]} [words] @param {Record<string,
   * string>} [env]
   * @returns {Promise<{ code: number | null, output: string }>}
   */
  async function command(script, words = [], env = {}) {
    const child = spawn(finalNode(), [`scripts/${script}`, ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: "", STORAGE_URL: "", DATA_DIR: dataDir, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => (output += text));
    const code = await new Promise((resolve) => child.once("close", resolve));
    return { code, output };
  }

  function postmasterPid() {
    const file = join(dataDir, "postgres", "data", "postmaster.pid");
    return Number(readFileSync(file, "utf8").split("\n")[0]);
  }

  const isUp = (url = address) =>
    fetch(`${url}/api/health/`).then(
      (answer) => answer.ok,
      () => false,
    );

  /** The administrator's by default. */
  const signIn = (who = administrator) => signInAt(address, who);

  async function endStarted() {
    for (const pid of started) if (lifeOf(pid)) process.kill(pid, "SIGTERM");
    while ([...started].some((pid) => lifeOf(pid))) await pause(50);
    started.clear();
  }

  const remove = () => removeFolder(dataDir);

  return {
    dataDir,
    port,
    address,
    start,
    command,
    postmasterPid,
    isUp,
    signIn,
    endStarted,
    remove,
  };
}
