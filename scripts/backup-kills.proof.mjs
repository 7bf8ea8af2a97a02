import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { finalNode } from "./own-node.mjs";
import { findRunning, startPostgres } from "./postgres/embedded.mjs";
import { root } from "./root.mjs";
import { answersOf } from "./testing/answers.mjs";
import { aPlace } from "./testing/app.mjs";
import { digestsOf } from "./testing/digests.mjs";
import { until } from "./testing/until.mjs";

const kills = 50;
const writers = 16;
const [here, there] = [await aPlace(), await aPlace()];
const target = await startPostgres({
  dataDir: join(there.dataDir, "database"),
  throwaway: true,
});
const sql = postgres(target.url, { max: 1, onnotice: () => undefined });
const archive = join(here.dataDir, "respaldo.tar");
const files = join(there.dataDir, "files");

after(async () => {
  await here.endStarted();
  await there.endStarted();
  await sql.end();
  await target.stop();
  there.remove();
  here.remove();
});

/** @param {string} script @param {Record<string, string>} env */
function begin(script, env) {
  const child = spawn(finalNode(), [`scripts/${script}`, archive], {
    cwd: root,
    detached: true,
    env: { ...process.env, STORAGE_URL: "", ...env },
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return {
    ended,
    /** With all that it started. */
    kill: () => {
      if (child.exitCode === null) process.kill(-Number(child.pid), "SIGKILL");
    },
  };
}

/** @param {string} script @param {Record<string, string>} env */
async function timeOf(script, env) {
  const began = performance.now();
  assert.equal(await begin(script, env).ended, 0, script);
  return performance.now() - began;
}

/** Where a killed one stood, spread over its whole time. @param {number} turn @param {number} whole */
const momentOf = (turn, whole) => (whole * (turn + 0.5)) / kills;

/** Other than this test's own. @param {import("postgres").Sql} sql */
const othersIn = async (sql) => {
  const [found] = await sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and xact_start < now() - interval '5 seconds'`;
  return Number(found?.count);
};

/** @param {string} cookie */
async function write(cookie) {
  const found = await fetch(`${here.address}/api/projects/`, { headers: { cookie } });
  const [project] = (await found.json()).data.filter(
    (/** @type {{ is_closed: boolean }} */ { is_closed }) => !is_closed,
  );
  const headers = { cookie, "content-type": "application/json" };
  const state = { isOver: false, written: 0 };
  const one = async () => {
    while (!state.isOver) {
      const body = JSON.stringify({ project_id: project?.id, date: "2026-11-20" });
      const made = await fetch(`${here.address}/api/workorders/sheets/create/`, {
        method: "POST",
        headers,
        body,
      });
      assert.equal(made.status, 201, await made.text());
      state.written += 1;
    }
  };
  const all = Promise.all(Array.from({ length: writers }, one));
  return {
    state,
    stop: async () => {
      state.isOver = true;
      await all;
    },
  };
}

const places = {
  here: { DATABASE_URL: "", DATA_DIR: here.dataDir },
  there: { DATABASE_URL: target.url, DATA_DIR: there.dataDir },
};
const hereUrl = () => String(findRunning({ dataDir: here.dataDir }));
const secret = { AUTH_SECRET: "secreto-de-todas-las-instancias" };

test(`a copy killed ${kills} times while ${writers} clients write leaves nothing, and the next one is whole`, async (t) => {
  await here.start({ DEMO: "1" }).ready();
  const writing = await write(await here.signIn());
  await until(() => writing.state.written >= 50, { patience: 60_000, every: 50 });
  const whole = await timeOf("backup.mjs", places.here);
  rmSync(archive);
  let inTime = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const copying = begin("backup.mjs", places.here);
    await pause(momentOf(turn, whole));
    copying.kill();
    await copying.ended;
    if (existsSync(archive)) inTime += 1;
    rmSync(archive, { force: true });
  }
  const running = postgres(hereUrl(), { max: 1 });
  await until(async () => (await othersIn(running)) === 0, { patience: 20_000, every: 200 });
  await running.end();
  await timeOf("backup.mjs", places.here);
  await writing.stop();
  const left = readdirSync(here.dataDir).filter((name) => name.startsWith("respaldo"));
  assert.deepEqual(left, ["respaldo.tar"]);
  t.diagnostic(
    `${writing.state.written} sheets written meanwhile; a copy takes ${(whole / 1_000).toFixed(1)} s; ${kills - inTime} of ${kills} killed before their end`,
  );
  assert.ok(inTime < kills / 2);
});

const isEmpty = async () =>
  (await sql`select from pg_tables where schemaname = 'public' and tablename = 'projects'`)
    .length === 0 ||
  Number((await sql`select count(*)::int as count from projects`)[0]?.count) === 0;

async function emptyAgain() {
  await sql`drop schema if exists public cascade`;
  await sql`drop schema if exists drizzle cascade`;
  await sql`drop schema if exists pgboss cascade`;
  await sql`create schema public`;
  rmSync(files, { recursive: true, force: true });
}

test(`a restore killed ${kills} times leaves all or nothing, and the next one brings the same answers`, async (t) => {
  rmSync(archive);
  const asking = answersOf(here.address, await here.signIn());
  const paths = await asking.sample(200);
  const before = (await asking.digests(paths)).map(({ text }) => text);
  await timeOf("backup.mjs", places.here);
  const rows = (await digestsOf(hereUrl())).rows;
  await here.endStarted();
  const whole = await timeOf("restore.mjs", places.there);
  await emptyAgain();
  const found = { nothing: 0, all: 0 };
  for (let turn = 0; turn < kills; turn += 1) {
    const restoring = begin("restore.mjs", places.there);
    await pause(momentOf(turn, whole));
    restoring.kill();
    await restoring.ended;
    await until(async () => (await othersIn(sql)) === 0, { patience: 20_000, every: 50 });
    const isNothing = await isEmpty();
    found[isNothing ? "nothing" : "all"] += 1;
    if (!isNothing) await emptyAgain();
  }
  if (await isEmpty()) await timeOf("restore.mjs", places.there);
  const now = (await digestsOf(target.url)).rows;
  const changed = Object.keys(rows).filter((table) => rows[table] !== now[table]);
  assert.deepEqual(
    changed.filter((table) => !["installation", "access_events", "sessions"].includes(table)),
    [],
  );
  await there.start({ ...places.there, ...secret }).ready();
  const again = answersOf(there.address, await there.signIn());
  const after = (await again.digests(paths)).map(({ text }) => text);
  assert.deepEqual(
    after.filter((line, at) => line !== before[at]),
    [],
  );
  t.diagnostic(
    `a restore takes ${(whole / 1_000).toFixed(1)} s; ${found.nothing} left nothing, ${found.all} were whole; ${paths.length} answers the same`,
  );
});
