import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import postgres from "postgres";
import { run } from "./children.mjs";
import { finalNode } from "./own-node.mjs";
import { findRunning, startPostgres } from "./postgres/embedded.mjs";
import { asker, signIn } from "./releases/ask.mjs";
import { listReleases, readRelease } from "./releases/release.mjs";
import { root } from "./root.mjs";
import { aPlace } from "./testing/app.mjs";

const atMoment = new URL("./testing/at-moment.mjs", import.meta.url);
const place = await aPlace();
afterEach(place.endStarted);
after(place.remove);

/** @param {string} name @param {string} dataDir */
async function dataFolderOf(name, dataDir) {
  const { url, stop } = await startPostgres({ dataDir });
  const words = ["--import", "tsx", "scripts/load-release.ts", name];
  await run(finalNode(), words, { cwd: root, env: { ...process.env, DATABASE_URL: url } });
  await stop();
}

/**
 * At the moment the release was recorded.
 * @param {import("./releases/release.mjs").Release} release @param {string} dataDir
 */
async function upgraded({ moment }, dataDir) {
  const app = place.start({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: "",
    NODE_OPTIONS: `--import ${atMoment}`,
    TEST_MOMENT: moment,
  });
  await app.ready();
}

/**
 * Every field keeps its value; new fields may be added.
 * @param {unknown} before @param {unknown} now @param {string} where
 */
function assertKept(before, now, where) {
  if (typeof before !== "object" || before === null) return assert.deepEqual(now, before, where);
  assert.ok(typeof now === "object" && now !== null, where);
  if (Array.isArray(before)) assert.equal(Reflect.get(now, "length"), before.length, where);
  for (const [name, value] of Object.entries(before))
    assertKept(value, Reflect.get(now, name), `${where} ${name}`);
}

/** @param {string} url @param {{ name: string }[]} tables */
async function countsOf(url, tables) {
  const sql = postgres(url, { max: 1 });
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of tables) {
    const [row] = await sql`select count(*)::int as rows from ${sql(name)}`;
    counts[name] = row?.rows;
  }
  await sql.end();
  return counts;
}

for (const name of listReleases())
  test(`the data of ${name} is brought up to date, and the documented answers stay`, async () => {
    const release = readRelease(name);
    const { dataDir, address } = place;
    const folder = `${dataDir}/${name}`;
    await dataFolderOf(name, folder);
    await upgraded(release, folder);
    const now = await countsOf(String(findRunning({ dataDir: folder })), release.tables);
    for (const { name, rows } of release.tables) assert.ok(Number(now[name]) >= rows, name);

    const ask = asker(address, await signIn(address, "admin@demo.faena", release.password));
    assert.ok(release.answers.length > 100);
    for (const said of release.answers) assertKept(said, await ask(said.path), said.path);
  });
