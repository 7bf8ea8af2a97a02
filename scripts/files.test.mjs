import assert from "node:assert/strict";
import { connect } from "node:net";
import { after, afterEach, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { extent, inProof } from "./testing/extent.mjs";
import { workersOf } from "./testing/family.mjs";
import { aPlaceWithStores, endTurns } from "./testing/place-with-stores.mjs";
import { arrivals } from "./testing/stored-files.mjs";
import { until } from "./testing/until.mjs";
import { aPdf, workSheetsAt } from "./testing/work-sheets.mjs";

const place = await aPlaceWithStores();
const { address, dataDir, signIn, sql, folder, bucket, start } = place;
const arriving = arrivals(dataDir);
const { createSheets, upload } = workSheetsAt(address);

afterEach(place.endStarted);
after(place.remove);

const fields = [
  "sheet_project_file",
  "certificate_final_disposition_file",
  "laboratory_analysis_file",
];

/**
 * Until the app no longer answers; adds the slots that were acknowledged.
 * @param {string} cookie @param {number[]} sheets @param {Buffer[]} files @param {Set<string>} acknowledged
 */
async function uploadUntilSilence(cookie, sheets, files, acknowledged) {
  const client = async (/** @type {number} */ number) => {
    for (let turn = number; ; turn += 4) {
      const sheet = sheets[turn % sheets.length] ?? 0;
      const field = fields[turn % fields.length] ?? "";
      const bytes = files[turn % files.length] ?? Buffer.alloc(0);
      const answer = await upload(cookie, sheet, field, bytes).catch(() => undefined);
      if (!answer) return;
      assert.equal(answer.status, 200);
      acknowledged.add(`${sheet}/${field}`);
    }
  };
  await Promise.all([0, 1, 2, 3].map(client));
}

/** @param {string} cookie @param {number[]} sheets @param {Buffer[]} files */
async function keysOfWholeFiles(cookie, sheets, files) {
  const known = new Set(files.map((bytes) => bytes.toString("base64")));
  /** @type {Map<string, string>} */
  const keys = new Map();
  for (const sheet of sheets)
    for (const field of fields) {
      const slot = `model_type=sheet_project&object_id=${sheet}&field_name=${field}`;
      const found = await fetch(`${address}/api/load_files/?${slot}`, { headers: { cookie } });
      const { data } = await found.json();
      if (!data.has_file) continue;
      const file = await fetch(`${address}${data.file_url}`, { headers: { cookie } });
      assert.equal(file.status, 200);
      assert.ok(known.has(Buffer.from(await file.arrayBuffer()).toString("base64")));
      keys.set(`${sheet}/${field}`, data.file_url.replace("/media/", ""));
    }
  return keys;
}

/** Also those in the recycle bin. */
async function namedKeys() {
  const rows = await sql`select storage_key from attachments`;
  return new Set(rows.map(({ storage_key }) => String(storage_key)));
}

for (const store of [folder, bucket])
  inProof(test)(
    `kill -9 amid uploads to ${store.name}: no record without its file, no orphan after the sweep`,
    async () => {
      const files = await Promise.all([20_000, 300_000, 2_000_000].map(aPdf));
      const env = { ...store.env, SWEEP_MINUTES: "0.01" };
      let app = start(env);
      await app.ready();
      assert.equal((await place.command("store-adopt.mjs", [], store.env)).code, 0);
      const earlier = await namedKeys();
      const sheets = await createSheets(await signIn(), 12);
      /** @type {Set<string>} */
      const acknowledged = new Set();

      for (const milliseconds of extent([700], [700, 1_100, 1_600])) {
        const uploading = uploadUntilSilence(await signIn(), sheets, files, acknowledged);
        await pause(milliseconds);
        await until(() => acknowledged.size > 0);
        app.signal("SIGKILL");
        await uploading;
        await app.ended;
        await store.age();
        await endTurns(sql);
        arriving.age();
        app = start(env);
        await app.ready();
      }

      const cookie = await signIn();
      const keys = await keysOfWholeFiles(cookie, sheets, files);
      assert.deepEqual(
        [...acknowledged].filter((slot) => !keys.has(slot)),
        [],
      );
      const named = new Set([...(await namedKeys())].filter((key) => !earlier.has(key)));
      assert.ok(named.size >= keys.size);
      await until(async () => {
        // The bucket may write what it was sent after the sender is dead and the files were aged.
        await store.age();
        return store.objects().every((name) => named.has(name));
      });
      assert.deepEqual(store.objects().sort(), [...named].sort());
      await until(() => arriving.list().length === 0);
    },
  );

test("an upload whose sender disappears leaves nothing, and the server goes on", async () => {
  const app = start();
  await app.ready();
  const cookie = await signIn();
  const before = folder.objects();
  const half = await aPdf(3_000_000);
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const sender = connect(Number(new URL(address).port), "127.0.0.1");
  sender.write(
    `POST /api/load_files/ HTTP/1.1\r\nhost: faena\r\ncookie: ${cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 6000000\r\n\r\n${head}`,
  );
  sender.write(half);
  await until(() => arriving.list().length === 1);
  sender.destroy();
  await until(() => arriving.list().length === 0);
  assert.deepEqual(folder.objects(), before);
  assert.ok(await place.isUp());
});

test("a file over the limit is refused while it is sent, by its length or by its bytes", async () => {
  const app = start();
  await app.ready();
  const cookie = await signIn();
  const [sheet = 0] = await createSheets(cookie, 1);
  const answer = await upload(cookie, sheet, "invoice_file", Buffer.alloc(51 * 1_048_576));
  assert.equal(answer.status, 413);
  assert.equal((await answer.json()).code, "payload_too_large");

  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const chunks = async function* () {
    yield Buffer.from(head);
    for (let sent = 0; sent < 60; sent += 1) yield Buffer.alloc(1_048_576);
  };
  const streamed = await fetch(`${address}/api/load_files/`, {
    method: "POST",
    headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
    body: chunks(),
    duplex: "half",
  }).catch(() => undefined);
  if (streamed) assert.equal(streamed.status, 413);
  await until(() => arriving.list().length === 0);
  assert.ok(await place.isUp());
});

/** Megabytes of those that serve. @param {number} pid */
const memoryOf = (pid) => workersOf(pid).reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576;

inProof(test)(
  "memory stays flat while large files come in and go out",
  {
    skip: process.platform !== "linux",
  },
  async () => {
    const app = start();
    await app.ready();
    const cookie = await signIn();
    const sheets = await createSheets(cookie, 4);
    const file = await aPdf(48 * 1_048_576);
    await upload(cookie, sheets[0] ?? 0, "sheet_project_file", await aPdf(1_000));

    const before = memoryOf(app.pid);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(app.pid));
    }, 100);
    const answers = await Promise.all(
      sheets.map((sheet) => upload(cookie, sheet, "laboratory_analysis_file", file)),
    );
    for (const answer of answers) {
      assert.equal(answer.status, 200);
      const { data } = await answer.json();
      const back = await fetch(`${address}${data.file_url}`, { headers: { cookie } });
      assert.equal(back.headers.get("content-length"), String(file.length));
      assert.equal(back.headers.get("x-file-length"), null);
      assert.ok(Buffer.from(await back.arrayBuffer()).equals(file));
    }
    clearInterval(watch);
    assert.ok(peak - before < 150, `from ${before} to ${peak} MB`);
  },
);
