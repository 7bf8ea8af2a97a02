import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./postgres/port.mjs";
import { lifeOf } from "./processes.mjs";
import { root } from "./root.mjs";

const patience = 120_000;
const administrator = { email: "jefa@faena.test", password: "Campamento-Norte-77" };
const dataDir = mkdtempSync(join(tmpdir(), "faena-start-"));
const port = Number(await freePort(0));
const address = `http://127.0.0.1:${port}`;

/** @type {Set<number>} */
const started = new Set();

/** @param {Record<string, string>} [env] @param {string[]} [launcher] words before the program */
function startFaena(env = {}, [program = process.execPath, ...words] = []) {
  const args = words.length > 0 ? [...words, process.execPath] : ["scripts/start.mjs"];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: "127.0.0.1",
      DEMO: "0",
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      npm_lifecycle_event: "",
      ...env,
    },
  });
  const pid = Number(child.pid);
  started.add(pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
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
    signal: (/** @type {NodeJS.Signals} */ name) => child.kill(name),
  };
}

function postmasterPid() {
  return Number(
    readFileSync(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8").split("\n")[0],
  );
}

const isUp = (url = address) =>
  fetch(`${url}/api/health/`).then(
    (answer) => answer.ok,
    () => false,
  );

async function signIn() {
  const answer = await fetch(`${address}/accounts/login/`, {
    method: "POST",
    body: new URLSearchParams({ username: administrator.email, password: administrator.password }),
  });
  assert.equal(answer.status, 200, await answer.text());
  return String(answer.headers.get("set-cookie")).split(";")[0] ?? "";
}

/** @param {string} cookie @param {string} taxId */
const createPartner = (cookie, taxId) =>
  fetch(`${address}/api/partners/`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({
      business_tax_id: taxId,
      name: `Cliente ${taxId}`,
      address: "Km 12",
      email: "compras@cliente.test",
    }),
  });

/** Writes until the app no longer answers; returns what it acknowledged. @param {string} cookie @param {string[]} acknowledged */
async function writeUntilSilence(cookie, acknowledged) {
  for (let number = acknowledged.length; ; number += 1) {
    const taxId = String(1_790_000_000_001 + number);
    const answer = await createPartner(cookie, taxId).catch(() => undefined);
    if (!answer) return;
    assert.equal(answer.status, 201);
    acknowledged.push(taxId);
  }
}

/** @param {string} cookie */
async function partnerTaxIds(cookie) {
  const answer = await fetch(`${address}/api/partners/?page_size=500`, { headers: { cookie } });
  const { data } = await answer.json();
  return new Set(
    data.map((/** @type {{ business_tax_id: string }} */ { business_tax_id }) => business_tax_id),
  );
}

/** @param {string} cookie @param {number} seconds @param {() => void} interrupt */
async function acknowledgedBefore(cookie, seconds, interrupt) {
  /** @type {string[]} */
  const acknowledged = [...(await partnerTaxIds(cookie))].map(String);
  const writing = writeUntilSilence(cookie, acknowledged);
  await pause(seconds * 1000);
  interrupt();
  await writing;
  assert.ok(acknowledged.length > 0);
  return acknowledged;
}

/** @param {string[]} taxIds */
async function assertKept(taxIds) {
  const kept = await partnerTaxIds(await signIn());
  assert.deepEqual(
    taxIds.filter((taxId) => !kept.has(taxId)),
    [],
  );
}

async function endStarted() {
  for (const pid of started) if (lifeOf(pid)) process.kill(pid, "SIGTERM");
  while ([...started].some((pid) => lifeOf(pid))) await pause(50);
  started.clear();
}

afterEach(endStarted);
after(() => rmSync(dataDir, { recursive: true, force: true }));

test("a first start serves, a second start says so and leaves it alone", async () => {
  const first = startFaena();
  await first.ready();
  assert.ok(await isUp());

  const second = startFaena({ PORT: String(await freePort(0)) });
  assert.equal(await second.ended, 1);
  assert.match(second.output(), new RegExp(`already running at ${address}`));
  assert.ok(await isUp());

  first.signal("SIGTERM");
  assert.equal(await first.ended, 0);
});

test("SIGTERM and Ctrl C end the app and its database", async () => {
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"])) {
    const app = startFaena();
    await app.ready();
    const database = postmasterPid();
    app.signal(signal);
    assert.equal(await app.ended, 0);
    assert.equal(lifeOf(database), undefined);
    assert.equal(await isUp(), false);
  }
});

test("when npm is ended, what it started ends too", async () => {
  const app = startFaena({ npm_lifecycle_event: "start" }, [
    "sh",
    "-c",
    '"$0" scripts/start.mjs; true',
  ]);
  await app.ready();
  const database = postmasterPid();
  const { pid } = JSON.parse(readFileSync(join(dataDir, "owner.json"), "utf8"));
  app.signal("SIGKILL");
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    if (!lifeOf(pid) && !lifeOf(database)) break;
  }
  assert.deepEqual([lifeOf(pid), lifeOf(database)], [undefined, undefined]);
});

test("a start on existing data serves within seconds", async () => {
  const since = performance.now();
  const app = startFaena();
  await app.ready();
  assert.ok(performance.now() - since < 30_000);
  app.signal("SIGTERM");
  await app.ended;
});

test("a busy port is named, and who holds it goes on", async () => {
  const app = startFaena();
  await app.ready();
  const other = startFaena({ DATA_DIR: mkdtempSync(join(dataDir, "other-")) });
  assert.equal(await other.ended, 1);
  assert.match(other.output(), new RegExp(`Port ${port} .* is taken`));
  assert.ok(await isUp());
  app.signal("SIGTERM");
  await app.ended;
});

test("kill -9 of the app: the next start adopts its database, with every acknowledged write", async () => {
  const app = startFaena();
  await app.ready();
  const database = postmasterPid();
  const acknowledged = await acknowledgedBefore(await signIn(), 1, () => app.signal("SIGKILL"));
  await app.ended;

  const next = startFaena();
  await next.ready();
  assert.equal(postmasterPid(), database);
  await assertKept(acknowledged);
  next.signal("SIGTERM");
  await next.ended;
});

test("kill -9 of app and database: the next start has every acknowledged write", async () => {
  const app = startFaena();
  await app.ready();
  const database = postmasterPid();
  const acknowledged = await acknowledgedBefore(await signIn(), 1, () => {
    process.kill(database, "SIGKILL");
    app.signal("SIGKILL");
  });
  await app.ended;

  const next = startFaena();
  await next.ready();
  assert.notEqual(postmasterPid(), database);
  await assertKept(acknowledged);
  next.signal("SIGTERM");
  await next.ended;
});

test("kill -9 of the database alone: it comes back under the running app", async () => {
  const app = startFaena();
  await app.ready();
  const database = postmasterPid();
  const cookie = await signIn();
  process.kill(database, "SIGKILL");
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    if (lifeOf(database) === undefined && (await isUp())) break;
  }
  assert.notEqual(postmasterPid(), database);
  assert.equal((await createPartner(cookie, "1791111111001")).status, 201);
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
});
