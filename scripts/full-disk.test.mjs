import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, test } from "node:test";
import { ensureBuild } from "./build.mjs";
import { inProof } from "./testing/extent.mjs";
import { openCursors } from "./testing/open-cursors.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { arrivals, folderStore } from "./testing/stored-files.mjs";
import { aPdf, workSheetsAt } from "./testing/work-sheets.mjs";

await ensureBuild();
const place = await aPlaceWithStores();
const { address, signIn, sql } = place;
const { createSheets, upload } = workSheetsAt(address);
const field = "sheet_project_file";
const megabyte = 1_048_576;

/** @type {string[]} */
const folders = [];
/** @type {(() => unknown)[]} */
const undo = [];

afterEach(async () => {
  await place.endStarted();
  for (const step of undo.splice(0).reverse()) await step();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
after(place.remove);

/** @param {string} below */
function aFolder(below) {
  const folder = mkdtempSync(join(below, "faena-device-"));
  folders.push(folder);
  return folder;
}

/** @param {string} dataDir @param {{ env?: Record<string, string>, launcher?: string[] }} [way] */
async function started(dataDir, { env = {}, launcher = [] } = {}) {
  const app = place.start({ DATA_DIR: dataDir, ...env }, launcher);
  await app.ready();
  const cookie = await signIn();
  const [sheet = 0] = await createSheets(cookie, 1);
  return {
    upload: (/** @type {Buffer} */ bytes) => upload(cookie, sheet, field, bytes),
    read: (/** @type {string} */ url) => fetch(`${address}${url}`, { headers: { cookie } }),
  };
}

/**
 * A plain refusal, nothing half stored, nothing recorded, nothing left behind.
 * @param {Response} answer @param {string} dataDir
 */
async function assertFull(answer, dataDir) {
  assert.equal(answer.status, 507);
  const body = await answer.json();
  assert.deepEqual([body.success, body.code], [false, "storage_full"]);
  assert.deepEqual(folderStore(dataDir).objects(), []);
  assert.deepEqual(arrivals(dataDir).list(), []);
  const [{ count } = { count: -1 }] = await sql`select count(*)::int as count from attachments`;
  assert.equal(count, 0);
}

/** @param {{ upload: (bytes: Buffer) => Promise<Response>, read: (url: string) => Promise<Response> }} app */
async function assertTakes(app) {
  const bytes = await aPdf(100_000);
  const answer = await app.upload(bytes);
  assert.equal(answer.status, 200);
  const back = await app.read((await answer.json()).data.file_url);
  assert.ok(Buffer.from(await back.arrayBuffer()).equals(bytes));
  await sql`delete from attachments`;
}

const otherDevice = ["/dev/shm", "/tmp"].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
);

inProof(test)("files on another device than what comes in", { skip: !otherDevice }, async () => {
  const dataDir = aFolder(tmpdir());
  symlinkSync(aFolder(String(otherDevice)), join(dataDir, "files"));
  await assertTakes(await started(dataDir));
  assert.deepEqual(arrivals(dataDir).list(), []);
});

/** A history whose export is larger than the room there is. */
const aLongHistory = () => sql`
  insert into change_log (at, action, record_type, record_id, changes)
  select now(), 'UPDATE', 'vehicle', n, jsonb_build_object('notes', jsonb_build_array('antes', (
    select string_agg(md5(n || ' ' || part), '') from generate_series(1, 64) as part)))
  from generate_series(1, 4000) as n`;

test("no room for what comes in or for an export: 507, nothing left behind, and what fits is taken", async () => {
  const dataDir = aFolder(tmpdir());
  const app = await started(dataDir, {
    launcher: ["sh", "-c", 'ulimit -f 4096; exec "$0" scripts/start.mjs'],
  });
  await assertFull(await app.upload(await aPdf(8 * megabyte)), dataDir);
  await aLongHistory();
  for (const format of ["csv", "xlsx"]) {
    await assertFull(
      await app.read(`/history/export/?recordType=vehicle&format=${format}`),
      dataDir,
    );
    const little = await app.read(`/history/export/?recordType=project&format=${format}`);
    assert.equal(little.status, 200);
    assert.ok((await little.arrayBuffer()).byteLength > 100);
  }
  assert.deepEqual([...(await openCursors(sql))], []);
  await assertTakes(app);
});

/** False where this process may not mount; otherwise the folder has one megabyte. @param {string} folder */
function mountSmall(folder) {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "faena", folder]);
  if (status === 0) undo.push(() => spawnSync("umount", [folder]));
  return status === 0;
}

const mayMount = mountSmall(aFolder(tmpdir()));

inProof(test)(
  "no room in the store, a mount of its own: 507, and what fits is taken",
  { skip: !mayMount },
  async () => {
    const dataDir = aFolder(tmpdir());
    assert.ok(mountSmall(join(dataDir, "files")));
    const app = await started(dataDir);
    await assertFull(await app.upload(await aPdf(3 * megabyte)), dataDir);
    await assertTakes(app);
  },
);

inProof(test)("no room in the bucket: 507", async () => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(507, { "content-type": "application/xml" });
      response.end("<Error><Code>XMinioStorageFull</Code><Message>full</Message></Error>");
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  undo.push(() => server.close());
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const dataDir = aFolder(tmpdir());
  const app = await started(dataDir, {
    env: { STORAGE_URL: `s3://key:secret@127.0.0.1:${port}/archivos?endpoint=http` },
  });
  await assertFull(await app.upload(await aPdf(100_000)), dataDir);
});
