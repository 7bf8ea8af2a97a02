import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { bundle } from "./bundle.mjs";
import { finalNode } from "./own-node.mjs";
import { root } from "./root.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until } from "./testing/until.mjs";

const jobs = 10_000;
const betweenKills = 10_000;
const place = await aPlaceWithStores();
const { databaseUrl, sql } = place;
const bundled = join(root, ".tmp", "jobs");
/** @type {import("node:child_process").ChildProcess[]} */
const workers = [];

after(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await place.remove();
});

/** @param {string} name @param {string[]} [words] */
const run = (name, words = []) =>
  spawn(finalNode(), [join(bundled, `${name}.mjs`), ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: place.dataDir },
    stdio: "ignore",
  });

async function aProject() {
  const [partner] = await sql`
    insert into partners (business_tax_id, name, address)
    values ('1790000099001', 'Petrolera Norte', 'Km 12') returning id`;
  const [project] = await sql`
    insert into projects (partner_id, location, start_date)
    values (${Number(partner?.id)}, 'Campo Norte', '2026-01-01') returning id`;
  return Number(project?.id);
}

/** Each time that a job's work is committed. */
async function countEffects() {
  await sql`create table public.effects (scan_id integer not null, at timestamptz not null default clock_timestamp())`;
  await sql`create function public.note_effect() returns trigger language plpgsql as $$
    begin insert into effects (scan_id) values (new.id); return null; end $$`;
  await sql`create trigger note_effect after update of status on custody_scans for each row
    when (old.status = 'READING' and new.status <> 'READING') execute function note_effect()`;
}

/** In a process of its own, by what an upload enqueues with. @param {number} project */
async function enqueueAll(project) {
  const child = run("enqueue-scans", [`${project}`, `${jobs}`]);
  assert.equal(await new Promise((resolve) => child.once("exit", resolve)), 0);
}

/** @param {import("postgres").PendingQuery<import("postgres").Row[]>} question */
const numberOf = async (question) => Number((await question)[0]?.number);

const left = () =>
  numberOf(sql`select count(*)::int as number from custody_scans where status = 'READING'`);
const waiting = () =>
  numberOf(
    sql`select count(*)::int as number from pgboss.job where name = 'read-scan' and state = 'created'`,
  );
/** Seconds. */
const oldest = () =>
  numberOf(sql`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float as number
    from pgboss.job where name = 'read-scan' and state in ('created', 'retry')`);

test("of 10,000 jobs each is done once while one of two processes is killed every ten seconds", async (t) => {
  await bundle(
    ["enqueue-scans", "work-jobs"].map((name) => join("scripts", "testing", `${name}.ts`)),
    bundled,
  );
  await place.migrate();
  await countEffects();
  workers.push(run("work-jobs"), run("work-jobs"));
  const began = performance.now();
  const secondsSince = (/** @type {number} */ then) => (performance.now() - then) / 1_000;
  let isEnqueued = false;
  const enqueueing = enqueueAll(await aProject()).then(() => {
    isEnqueued = true;
  });
  let [kills, longest] = [0, 0];
  while (!isEnqueued || (await waiting()) > 0) {
    await pause(betweenKills);
    longest = Math.max(longest, await oldest());
    workers[kills % 2]?.kill("SIGKILL");
    workers[kills % 2] = run("work-jobs");
    kills += 1;
  }
  const lastKill = performance.now();
  await enqueueing;
  await until(async () => (await left()) === 0, { patience: 60_000, every: 200 });
  const [settled, whole] = [secondsSince(lastKill), secondsSince(began)];
  await until(async () => (await waiting()) === 0, { patience: 60_000, every: 200 });

  const [effects] = await sql`
    select count(*)::int as all, count(distinct scan_id)::int as scans from effects`;
  assert.deepEqual({ ...effects }, { all: jobs, scans: jobs });
  const [made] = await sql`
    select count(*)::int as scans, (max(id) - min(id) + 1 - count(*))::int as "takenBack" from custody_scans`;
  assert.equal(made?.scans, jobs);
  assert.ok(made?.takenBack >= jobs / 20);
  const [stray] = await sql`
    select count(*)::int as jobs from pgboss.job
    where name = 'read-scan' and singleton_key not in (select id::text from custody_scans)`;
  assert.equal(stray?.jobs, 0);
  assert.ok(kills >= 3);
  t.diagnostic(
    `${jobs} jobs in ${whole.toFixed(0)} s, ${kills} kills; each effect once, none lost; ${made?.takenBack} enqueued in transactions that were taken back, none of them a job; the oldest waited ${longest.toFixed(0)} s at most; all done ${settled.toFixed(0)} s after the last kill`,
  );
});
