import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { aPlace } from "./testing/app.mjs";
import { writeChains } from "./testing/many-chains.mjs";
import { aReplicatedDatabase } from "./testing/replicated.mjs";
import { until } from "./testing/until.mjs";

const chains = 40_000;
const database = await aReplicatedDatabase();
const { replica } = database;
const sql = postgres(database.url, { max: 1 });
const place = await aPlace();
/** @type {ReturnType<typeof place.start>} */
let app;
let cookie = "";

before(async () => {
  app = place.start({ DATABASE_URL: database.url, DATABASE_REPLICA_URL: database.replicaUrl });
  await app.ready();
  cookie = await place.signIn();
  await writeChains(sql, chains);
  await untilTold();
});
after(async () => {
  await place.endStarted();
  place.remove();
  await sql.end();
  await database.remove();
});

/** Until the replica has all that was committed. */
async function untilTold() {
  const [now] = await sql`select pg_current_wal_lsn()::text as lsn`;
  const isTold = async () => {
    const [row] = await replica`select pg_last_wal_replay_lsn() >= ${now?.lsn}::pg_lsn as told`;
    return row?.told === true;
  };
  await until(isTold, { patience: 60_000 });
}

const note = /datos a las (\d\d:\d\d:\d\d)/;

/** @param {string} path */
async function fileOf(path) {
  const answer = await fetch(`${place.address}${path}`, { headers: { cookie } });
  assert.equal(answer.status, 200);
  const text = await answer.text();
  return { rows: text.trimEnd().split("\r\n").length - 1, text, at: note.exec(text)?.[1] ?? null };
}

const partners = () => fileOf("/partners/export?format=csv");
const allChains = () => fileOf("/custody/export?date_from=2026-01-01&format=csv");

/** @param {string} name */
const addPartner = (name) =>
  sql`insert into partners (business_tax_id, name, address)
    select '179' || lpad((count(*) + 7)::text, 10, '0'), ${name}, 'Quito' from partners`;

const clock = new Intl.DateTimeFormat("es-EC", {
  timeZone: "America/Guayaquil",
  timeStyle: "medium",
  hourCycle: "h23",
});

test("an export is of the replica's moment, and says so", async () => {
  await addPartner("Antes de la pausa");
  await untilTold();
  const first = await partners();
  assert.ok(first.at);
  assert.match(first.text, /Antes de la pausa/);

  await replica`select pg_wal_replay_pause()`;
  const paused = clock.format(new Date());
  await addPartner("Después de la pausa");
  await pause(1_500);
  const behind = await partners();
  assert.doesNotMatch(behind.text, /Después de la pausa/);
  assert.ok(behind.at && behind.at <= paused, `${behind.at} is after ${paused}`);
  const read = await fetch(`${place.address}/api/partners/?search=Despu%C3%A9s`, {
    headers: { cookie },
  });
  assert.match(await read.text(), /Después de la pausa/, "nothing else reads the replica");

  await replica`select pg_wal_replay_resume()`;
  await untilTold();
  const caughtUp = await partners();
  assert.match(caughtUp.text, /Después de la pausa/);
});

test("an export that the replica breaks off for what it is told is whole all the same", async (t) => {
  const undisturbed = await allChains();
  assert.equal(undisturbed.rows, chains + 1);
  assert.ok(undisturbed.at);

  const exporting = allChains();
  await until(async () => {
    const [reading] = await replica`
      select count(*)::int as count from pg_stat_activity
      where query like '%custody_chains%' and xact_start is not null and pid <> pg_backend_pid()`;
    return reading?.count > 0;
  });
  // What a migration does: whoever reads the table there is in its way.
  await sql`alter table custody_chains add column passing integer`;
  await sql`alter table custody_chains drop column passing`;
  const broken = await exporting;
  assert.equal(broken.rows, chains);
  assert.equal(broken.at, null);
  assert.match(app.output(), /The replica gave no export \(40001\)/);
  t.diagnostic(`${undisturbed.rows - 1} rows with the replica, ${broken.rows} without`);
});

test("without the replica exports come of the database itself, and of the replica once it is back", async (t) => {
  await database.kill();
  const began = performance.now();
  const alone = await partners();
  const took = performance.now() - began;
  assert.equal(alone.at, null);
  assert.match(alone.text, /Después de la pausa/);
  assert.ok(took < 6_000, `${took} ms`);
  await database.start();
  await untilTold();
  await until(async () => (await partners()).at !== null, { every: 500 });
  t.diagnostic(`${took.toFixed(0)} ms without it`);
});
