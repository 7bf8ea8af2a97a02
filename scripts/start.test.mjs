import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { findRunning } from "./postgres/embedded.mjs";
import { freePort } from "./postgres/port.mjs";
import { lifeOf } from "./processes.mjs";
import { refuseWhileServed } from "./serving.mjs";
import { aPlace } from "./testing/app.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlace();
const { dataDir, port, address, postmasterPid, isUp, signIn } = place;
/** As many processes as it starts by itself. @type {typeof place.start} */
const startFaena = (env = {}, words) => place.start({ PROCESSES: "", ...env }, words);

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

/**
 * Gives what was acknowledged until the app no longer answers.
 * @param {string} cookie @param {string[]} acknowledged @param {boolean} mayRefuse where its database dies first, it may still say so
 */
async function writeUntilSilence(cookie, acknowledged, mayRefuse) {
  for (let number = acknowledged.length; ; number += 1) {
    const taxId = String(1_790_000_000_001 + number);
    const answer = await createPartner(cookie, taxId).catch(() => undefined);
    if (!answer) return;
    if (mayRefuse && answer.status === 503) continue;
    assert.equal(answer.status, 201);
    acknowledged.push(taxId);
  }
}

/** @param {string} cookie */
async function partnerTaxIds(cookie) {
  /** @type {Set<string>} */
  const taxIds = new Set();
  for (let page = 1; ; page += 1) {
    const list = `${address}/api/partners/?page_size=500&page=${page}`;
    const answer = await fetch(list, { headers: { cookie } });
    const { data } = await answer.json();
    if (data.length === 0) return taxIds;
    for (const { business_tax_id } of data) taxIds.add(business_tax_id);
  }
}

/** @param {string} cookie @param {number} seconds @param {() => void} interrupt @param {{ mayRefuse?: boolean }} [more] */
async function acknowledgedBefore(cookie, seconds, interrupt, { mayRefuse = false } = {}) {
  const acknowledged = [...(await partnerTaxIds(cookie))];
  const writing = writeUntilSilence(cookie, acknowledged, mayRefuse);
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

/** Where how many processes it has plays no part: each takes seconds of a core to start. */
const alone = { PROCESSES: "1" };

/** Each test takes the product as the one before left it, and restarts it where that is what it shows. */
let app = startFaena();

after(async () => {
  await place.endStarted();
  place.remove();
});

test("a first start serves, a second start says so and leaves it alone", async () => {
  await app.ready();
  assert.ok(await isUp());

  const second = startFaena({ PORT: String(await freePort(0)) });
  assert.equal(await second.ended, 1);
  assert.match(second.output(), new RegExp(`already running at ${address}`));
  assert.ok(await isUp());
});

test("a busy port is named, and who holds it goes on", async () => {
  const other = startFaena({ DATA_DIR: mkdtempSync(join(dataDir, "other-")) });
  assert.equal(await other.ended, 1);
  assert.match(other.output(), new RegExp(`Port ${port} .* is taken`));
  assert.ok(await isUp());
});

test("under a running product nothing is built or installed", () => {
  assert.throws(refuseWhileServed, /Faena runs from this folder \(process \d+\)/);
});

test("with a database that instances share, the secret that they share is asked for", async () => {
  const given = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", AUTH_SECRET: "" };
  const other = startFaena({ ...given, DATA_DIR: mkdtempSync(join(dataDir, "other-")) });
  assert.equal(await other.ended, 1);
  assert.match(
    other.output(),
    /^Set AUTH_SECRET, the same .* \(openssl rand -base64 32 makes one\)\.$/m,
  );
  const upgraded = startFaena(given);
  assert.equal(await upgraded.ended, 1);
  assert.ok(
    upgraded.output().includes(`(${join(dataDir, "auth-secret")} holds the one used so far)`),
  );
});

test("an address that spells no text names nothing", async () => {
  const headers = { cookie: await signIn() };
  for (const path of [
    "/api/%E0%A4%A",
    "/api/projects/%ZZ/?page=%E0",
    "/media/%",
    "/print/custody/%FF",
  ]) {
    const answer = await fetch(address + path, { headers });
    assert.equal(answer.status, 404, path);
    assert.equal((await answer.json()).code, "not_found", path);
  }
  assert.equal((await fetch(`${address}/partners/%C3`, { headers })).status, 404);
});

/** @param {NodeJS.Signals} signal */
async function assertEndsBy(signal) {
  const database = postmasterPid();
  app.signal(signal);
  assert.equal(await app.ended, 0);
  assert.equal(lifeOf(database), undefined);
  assert.equal(await isUp(), false);
}

test("SIGTERM ends the app and its database", () => assertEndsBy("SIGTERM"));

test("a start on existing data serves within seconds", async () => {
  const since = performance.now();
  app = startFaena(alone);
  await app.ready();
  assert.ok(performance.now() - since < 30_000);
});

test("Ctrl C ends the app and its database", () => assertEndsBy("SIGINT"));

test("when npm is ended, what it started ends too", async () => {
  app = startFaena({ npm_lifecycle_event: "start" }, ["sh", "-c", '"$0" scripts/start.mjs; true']);
  await app.ready();
  const database = postmasterPid();
  const { pid } = JSON.parse(readFileSync(join(dataDir, "owner.json"), "utf8"));
  app.signal("SIGKILL");
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    if (!lifeOf(pid) && !lifeOf(database)) break;
  }
  assert.deepEqual([lifeOf(pid), lifeOf(database)], [undefined, undefined]);
});

test("kill -9 of the app: the next start adopts its database, with every acknowledged write", async () => {
  app = startFaena();
  await app.ready();
  const database = postmasterPid();
  const acknowledged = await acknowledgedBefore(await signIn(), 1, () => app.signal("SIGKILL"));
  await app.ended;

  app = startFaena(alone);
  await app.ready();
  assert.equal(postmasterPid(), database);
  await assertKept(acknowledged);
});

test("kill -9 of app and database: the next start has every acknowledged write", async () => {
  const database = postmasterPid();
  const killBoth = () => {
    process.kill(database, "SIGKILL");
    app.signal("SIGKILL");
  };
  const acknowledged = await acknowledgedBefore(await signIn(), 1, killBoth, { mayRefuse: true });
  await app.ended;

  app = startFaena(alone);
  await app.ready();
  assert.notEqual(postmasterPid(), database);
  await assertKept(acknowledged);
});

/** As another's server, which hangs up, on the port of one that dies. @param {number} port */
async function takePort(port) {
  await until(async () => (await freePort(port)) !== undefined, { every: 5 });
  const other = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(other, "listening");
  return other;
}

test("kill -9 of the database alone: it comes back under the running app, even if its port was taken meanwhile", async () => {
  const database = postmasterPid();
  const { port: itsPort } = new URL(String(findRunning({ dataDir })));
  const cookie = await signIn();
  process.kill(database, "SIGKILL");
  const other = await takePort(Number(itsPort));
  try {
    const log = join(dataDir, "postgres", "log");
    await until(() => readFileSync(log, "utf8").includes("Address already in use"));
    assert.equal((await createPartner(cookie, "1791111111001")).status, 503);
  } finally {
    other.close();
  }
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    if (lifeOf(database) === undefined && (await isUp())) break;
  }
  assert.notEqual(postmasterPid(), database);
  assert.equal((await createPartner(cookie, "1791111111001")).status, 201);
  app.signal("SIGTERM");
  assert.equal(await app.ended, 0);
});
