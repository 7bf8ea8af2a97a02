import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { findRunning } from "./postgres/embedded.mjs";
import { aPlace } from "./testing/app.mjs";
import { layMigratedCluster } from "./testing/migrated-cluster.mjs";
import { until } from "./testing/until.mjs";

const place = await aPlace();
layMigratedCluster(place.dataDir);
const { address, dataDir } = place;
after(async () => {
  await place.endStarted();
  place.remove();
});

/** Milliseconds, from when the database answers again. */
const promised = 10_000;
const refusals = ["try_again", "outcome_unknown"];

/** @typedef {{ at: number, status: number, isWrite: boolean }} Answer */

test("a database killed under load: refusals say to try again, and what was acknowledged is there once", async () => {
  const app = place.start();
  await app.ready();
  const cookie = await place.signIn();
  /** @type {Answer[]} */
  const answers = [];
  /** @type {string[]} */
  const acknowledged = [];
  let [isOver, serial] = [false, 0];

  /** @param {string} path @param {RequestInit} [asked] */
  async function ask(path, asked) {
    const answer = await fetch(address + path, {
      ...asked,
      headers: { cookie, "content-type": "application/json", ...asked?.headers },
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    const { status, headers } = answer;
    answers.push({ at: performance.now(), status, isWrite: asked !== undefined });
    if (answer.ok) return true;
    assert.equal(status, 503, text);
    const { code } = JSON.parse(text);
    assert.ok(refusals.includes(code), text);
    assert.ok(code === "outcome_unknown" || Number(headers.get("retry-after")) > 0, text);
    return false;
  }

  async function read() {
    while (!isOver) await ask("/api/partners/");
  }

  /** As a client does: with the same key until it is done. A second record of that number would be refused. */
  async function write() {
    while (!isOver) {
      serial += 1;
      const taxId = String(1_790_200_000_001 + serial);
      const body = JSON.stringify({ business_tax_id: taxId, name: taxId, address: "Km 12" });
      const asked = { method: "POST", headers: { "idempotency-key": taxId }, body };
      while (!(await ask("/api/partners/", asked))) await pause(200);
      acknowledged.push(taxId);
    }
  }

  const load = Promise.all([read(), read(), read(), write(), write(), write()]);
  await pause(1_500);
  const killed = place.postmasterPid();
  process.kill(killed, "SIGKILL");
  const isBack = () => findRunning({ dataDir }) !== undefined && place.postmasterPid() !== killed;
  await until(isBack, { patience: 60_000, every: 20 });
  const back = performance.now();
  const whole = (/** @type {boolean} */ isWrite) =>
    answers.find((one) => one.at > back && one.status < 300 && one.isWrite === isWrite);
  await until(() => whole(false) !== undefined && whole(true) !== undefined);
  const slowest = Math.max(...[true, false].map((isWrite) => (whole(isWrite)?.at ?? 0) - back));
  await pause(1_000);
  isOver = true;
  await load;

  assert.ok(slowest < promised, `${slowest} ms`);
  const kept = new Set();
  for (let page = 1, rows = 1; rows > 0; page += 1) {
    const list = `${address}/api/partners/?page_size=500&page=${page}`;
    const { data } = await (await fetch(list, { headers: { cookie } })).json();
    rows = data.length;
    for (const { business_tax_id } of data) kept.add(business_tax_id);
  }
  assert.deepEqual(
    acknowledged.filter((taxId) => !kept.has(taxId)),
    [],
  );
  const refused = answers.filter(({ status }) => status === 503).length;
  console.log(
    `${answers.length} answers, ${refused} refused; whole after ${Math.round(slowest)} ms`,
  );
});
