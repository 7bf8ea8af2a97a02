import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, afterEach, test } from "node:test";
import postgres from "postgres";
import { inProof } from "./testing/extent.mjs";
import { aPlaceWithStores, endTurns } from "./testing/place-with-stores.mjs";
import { until as untilIn } from "./testing/until.mjs";

const place = await aPlaceWithStores();
const { dataDir, sql, folder, start } = place;
const often = { SWEEP_MINUTES: "0.005" };

const until = (/** @type {() => boolean | Promise<boolean>} */ isSo) =>
  untilIn(isSo, { patience: 60_000 });

afterEach(async () => {
  await place.endStarted();
  await endTurns(sql);
});
after(place.remove);

const newKey = () => `2026-11/${randomUUID()}`;

/** @param {string[]} keys */
function store(keys) {
  for (const key of keys) {
    const file = join(dataDir, "files", key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, key);
  }
}

let records = 1_000;

/** @param {string[]} keys @param {import("postgres").Sql} [database] */
const name = (keys, database = sql) => database`
  insert into attachments ${database(
    keys.map((storage_key) => ({
      model_type: "user",
      object_id: records++,
      field_name: "picture",
      file_name: "foto.png",
      content_type: "image/png",
      size: 44,
      storage_key,
    })),
  )}`;

/**
 * Waits until the log has the words more than `times` times.
 * @param {{ output: () => string }} app @param {string} words @param {number} times
 */
const says = (app, words, times) => until(() => app.output().split(words).length > times);

/** @param {string} cookie */
async function firstScreen(cookie) {
  const answer = await fetch(`${place.address}/`, { headers: { cookie } });
  assert.equal(answer.status, 200);
  return answer.text();
}

/** @param {string} called */
async function anotherDatabase(called) {
  await sql`create database ${sql(called)}`;
  const url = new URL(place.databaseUrl);
  url.pathname = `/${called}`;
  return url.toString();
}

test("an installation of before becomes a pair with the files of its records, and sweeps them", async () => {
  await place.migrate();
  await sql`update installation set server_identifier = null, database_oid = null`;
  const [named, orphan] = [Array.from({ length: 36 }, newKey), newKey()];
  store([...named, orphan]);
  await name(named);
  await folder.age();

  const app = start(often);
  await app.ready();
  await until(() => folder.aside().length === 1);
  assert.deepEqual(folder.objects().sort(), [...named].sort());
  assert.match(folder.aside()[0] ?? "", new RegExp(`^quarantine/\\d+/${orphan}$`));
  assert.ok(!(await firstScreen(await place.signIn())).includes("no se limpian"));
});

test("with another database on the same files nothing is removed, and the administrator is told", async () => {
  const before = folder.objects().sort();
  assert.equal(before.length, 36);
  await folder.age();
  const DATABASE_URL = await anotherDatabase("another");
  const app = start({ ...often, DATABASE_URL });
  await app.ready();
  await says(app, "belong to another database", 4);
  assert.deepEqual(folder.objects().sort(), before);
  assert.equal(folder.aside().length, 1);
  assert.match(await firstScreen(await place.signIn()), /no se limpian/);

  const adopted = await place.command("store-adopt.mjs", [], { DATABASE_URL });
  assert.match(adopted.output, /are a pair now: 0 of 36 stored files/);
  await says(app, "No stored file has a record", 2);
  assert.deepEqual(folder.objects().sort(), before);
});

inProof(test)("an empty database that finds files without a mark is no pair either", async () => {
  rmSync(join(dataDir, "files", "installation"), { recursive: true });
  const app = start({ ...often, DATABASE_URL: await anotherDatabase("third") });
  await app.ready();
  await says(app, "have nothing in common", 3);
  assert.equal(folder.objects().length, 36);
});

inProof(test)(
  "its own database adopts the store again; more than few orphans wait for a person",
  async () => {
    const app = start(often);
    await app.ready();
    await says(app, "belong to another database", 2);
    assert.equal((await place.command("store-adopt.mjs")).code, 0);
    const orphans = Array.from({ length: 30 }, newKey);
    store(orphans);
    await folder.age();
    await says(app, "Too many stored files have no record", 2);
    assert.equal(folder.objects().length, 66);
    assert.match(await firstScreen(await place.signIn()), /30 de 66 archivos/);

    await until(async () => {
      const { code } = await place.command("store-sweep.mjs", ["--any-number"]);
      return code === 0 && folder.objects().length === 36;
    });
    assert.equal(folder.aside().length, 31);
    await name(orphans.slice(0, 2));
    await until(() => folder.objects().length === 38);
  },
);
