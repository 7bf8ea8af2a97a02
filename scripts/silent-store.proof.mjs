import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, afterEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { arrivals } from "./testing/stored-files.mjs";
import { until } from "./testing/until.mjs";
import { aPdf, workSheetsAt } from "./testing/work-sheets.mjs";

const place = await aPlaceWithStores();
const { address, dataDir, signIn, sql, start } = place;
const { createSheets, upload } = workSheetsAt(address);
const field = "sheet_project_file";

/** @type {Set<import("node:net").Socket>} */
const connections = new Set();
const silent = createServer((connection) => {
  connections.add(connection.on("error", () => undefined));
});
await new Promise((resolve) => silent.listen(0, "127.0.0.1", () => resolve(undefined)));
const { port } = /** @type {import("node:net").AddressInfo} */ (silent.address());
const STORAGE_URL = `s3://key:secret@127.0.0.1:${port}/archivos?endpoint=http`;

afterEach(place.endStarted);
after(async () => {
  for (const connection of connections) connection.destroy();
  silent.close();
  await place.remove();
});

/** Milliseconds, of reads one after the other until `end`. @param {string} cookie @param {AbortSignal} end */
async function slowestRead(cookie, end) {
  let slowest = 0;
  for (; !end.aborted; await pause(100)) {
    const began = performance.now();
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(`${address}/api/partners/`, { headers: { cookie }, signal });
    assert.equal(answer.status, 200);
    await answer.json();
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

test("a bucket that accepts and never answers: uploads end in 503, and all else goes on", async (t) => {
  const app = start({ STORAGE_URL });
  await app.ready();
  const cookie = await signIn();
  const sheets = await createSheets(cookie, 25);
  const bytes = await aPdf(50_000);
  const send = (/** @type {number} */ sheet) =>
    upload(cookie, sheet, field, bytes, { "idempotency-key": `una vez ${sheet}` });

  const over = new AbortController();
  const reading = slowestRead(cookie, over.signal);
  const began = performance.now();
  const answers = await Promise.all(sheets.map(send));
  const seconds = (performance.now() - began) / 1_000;
  over.abort();
  for (const answer of answers) {
    assert.equal(answer.status, 503);
    assert.ok(Number(answer.headers.get("retry-after")) > 0);
    assert.equal((await answer.json()).code, "try_again");
  }
  assert.ok(seconds < 60, `${seconds} seconds`);
  const slowest = await reading;
  assert.ok(slowest < 5_000, `a read took ${slowest} ms`);
  t.diagnostic(
    `25 uploads given up in ${seconds.toFixed(1)} s; slowest read ${slowest.toFixed(0)} ms`,
  );
  const [{ count } = { count: -1 }] = await sql`select count(*)::int as count from attachments`;
  assert.equal(count, 0);
  assert.deepEqual(arrivals(dataDir).list(), []);

  await place.endStarted();
  await start().ready();
  const [sheet = 0] = sheets;
  const again = await upload(await signIn(), sheet, field, bytes, {
    "idempotency-key": `una vez ${sheet}`,
  });
  assert.equal(again.status, 200);
});

test("who leaves while the bucket is silent is waited for no longer", async () => {
  const app = start({ STORAGE_URL });
  await app.ready();
  const cookie = await signIn();
  const [sheet = 0] = await createSheets(cookie, 1);
  const earlier = new Set(connections);
  const leaving = new AbortController();
  const sent = upload(cookie, sheet, field, await aPdf(50_000), {}, leaving.signal).catch(
    () => undefined,
  );
  const asked = async () => {
    for (;;) {
      const added = [...connections].filter((one) => !earlier.has(one));
      for (const one of added) if (one.readableLength > 0 || one.bytesRead > 0) return one;
      await pause(20);
    }
  };
  const connection = await asked();
  leaving.abort();
  await sent;
  const began = performance.now();
  connection.resume();
  await new Promise((resolve) => connection.once("close", resolve));
  assert.ok(performance.now() - began < 10_000);
  await until(() => arrivals(dataDir).list().length === 0);
});
