import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { bundle } from "./bundle.mjs";
import { finalNode } from "./own-node.mjs";
import { root } from "./root.mjs";
import { openMailbox } from "./testing/mailbox.mjs";
import { aPlaceWithStores, endTurns } from "./testing/place-with-stores.mjs";
import { folderStore } from "./testing/stored-files.mjs";
import { until } from "./testing/until.mjs";

const kills = 50;
const sideBySide = 2;
const bundled = join(root, ".tmp", "job-kills");
const place = await aPlaceWithStores();
const { sql } = place;
const template = "due_work";
const copies = join(place.dataDir, "copies");

/** Where each turn works: a database and a folder like the prepared ones. @param {string} name */
function turnOf(name) {
  const url = new URL(place.databaseUrl);
  url.pathname = `/${name}`;
  const dataDir = join(place.dataDir, name);
  return { name, url: url.href, dataDir, store: folderStore(dataDir) };
}

/** @typedef {ReturnType<typeof turnOf>} Turn */

/** @param {string} name @param {boolean} hasCopy */
async function prepare(name, hasCopy) {
  const turn = turnOf(name);
  await sql.unsafe(`create database ${name} template ${template}`);
  cpSync(join(place.dataDir, template), turn.dataDir, {
    recursive: true,
    preserveTimestamps: true,
  });
  if (hasCopy) cpSync(copies, join(turn.dataDir, "copies"), { recursive: true });
  return turn;
}

/** @param {Turn} turn */
async function forget({ name, dataDir }) {
  await sql.unsafe(`drop database ${name} with (force)`);
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {Turn} turn @param {string} mailServer */
const settingsOf = ({ url, dataDir }, mailServer) => ({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  STORAGE_URL: "",
  BACKUP_DIR: join(dataDir, "copies"),
  SMTP_URL: mailServer,
  MAIL_FROM: "Faena <faena@empresa.test>",
  APP_URL: "http://faena.test",
});

/** @param {Turn} turn @param {string[]} words @param {string} mailServer */
async function begin(turn, words, mailServer) {
  const child = spawn(finalNode(), [join(bundled, "do-job.mjs"), ...words], {
    cwd: root,
    detached: true,
    env: settingsOf(turn, mailServer),
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await Promise.race([once(child.stdout, "data"), ended]);
  assert.equal(child.exitCode, null, said);
  const began = performance.now();
  child.stdin.on("error", () => undefined);
  child.stdin.write("go\n");
  return {
    /** Milliseconds. */
    whole: async () => {
      assert.equal(await ended, 0, said);
      return performance.now() - began;
    },
    /** With all that it started; whether it was still at work. */
    kill: async () => {
      const isInTime = child.exitCode === null;
      if (isInTime) process.kill(-Number(child.pid), "SIGKILL");
      await ended;
      return isInTime;
    },
  };
}

/** Columns that no two runs have alike. */
const unlikeAnywhere = ["id", "version"];

/**
 * What a job that is done twice may not leave twice. @param {Turn} turn @param {readonly string[]} unlike further
 * columns that no two runs have alike
 */
async function rowsOf({ url }, unlike) {
  const database = postgres(url, { max: 1 });
  try {
    const tables = await database`
      select c.table_name as name,
        array_agg(column_name::text) filter (
          where data_type like 'timestamp%' or column_name like '%secret%'
        ) as instants
      from information_schema.columns c join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`;
    /** @type {Record<string, string>} */
    const rows = {};
    for (const { name, instants } of tables) {
      const left = [...(instants ?? []), ...unlikeAnywhere, ...unlike];
      const [row] = await database`
        select count(*)::int as count,
          md5(string_agg(kept::text, '|' order by kept::text)) as digest
        from (select to_jsonb(t) - ${left}::text[] as kept from ${database(name)} t) as all_of_it`;
      rows[name] = `${row?.count} ${row?.digest}`;
    }
    const jobs = await database`
      select name, count(*)::int as count, count(distinct singleton_key)::int as keys
      from pgboss.job where state in ('created', 'retry', 'active') group by 1 order by 1`;
    const told = jobs.map(({ name, count, keys }) => `${name} ${count} of ${keys}`);
    return { ...rows, jobs: told.join() };
  } finally {
    await database.end();
  }
}

/** @param {Record<string, unknown>} one @param {Record<string, unknown>} other */
const differing = (one, other) => Object.keys(other).filter((part) => one[part] !== other[part]);

/** Until what a dead process asked for last is committed or taken back. @param {Turn} turn */
async function untilQuiet({ name }) {
  await until(
    async () => {
      const [found] =
        await sql`select count(*)::int as count from pg_stat_activity where datname = ${name}`;
      return found?.count === 0;
    },
    { every: 20 },
  );
}

/** As when its silence was noticed. @param {Turn} turn */
async function letTimePass({ url }) {
  const database = postgres(url, { max: 1 });
  await endTurns(database);
  await database`update custody_scans set worked_at = null`;
  await database.end();
}

/** @type {{ scanId: number, mailId: number, email: string }} */
let due;
/** @typedef {Awaited<ReturnType<typeof openMailbox>>} Mailbox */
const mailboxes = await Promise.all(Array.from({ length: sideBySide }, () => openMailbox(["uno"])));

before(async () => {
  await bundle([join("scripts", "testing", "do-job.ts")], bundled);
  const ready = turnOf(template);
  mkdirSync(ready.dataDir, { recursive: true });
  await sql.unsafe(`create database ${template}`);
  const env = settingsOf(ready, "");
  const run = async (/** @type {string} */ script) => {
    const child = spawn(finalNode(), ["--import", "tsx", script], { cwd: root, env });
    let [printed, said] = ["", ""];
    child.stdout.on("data", (text) => (printed += text));
    child.stderr.on("data", (text) => (said += text));
    assert.equal((await once(child, "close"))[0], 0, said);
    return printed;
  };
  await run("scripts/migrate.ts");
  due = JSON.parse((await run("scripts/testing/make-due.ts")).split("\n").at(-1) ?? "");
  await ready.store.age();
  const copying = await prepare("copying", false);
  await (await begin(copying, ["back-up", "null"], "")).whole();
  cpSync(join(copying.dataDir, "copies"), copies, { recursive: true });
  await forget(copying);
});

after(async () => {
  for (const mailbox of mailboxes) await mailbox.close();
  await place.remove();
});

/**
 * What it is told; columns that no two runs have alike; whether a copy was made before; whether a file that was not
 * whole yet may lie there until the sweep; milliseconds until it is tried again.
 * @typedef {{ told?: () => object, unlike?: string[], hasCopy?: boolean, leavesNothing?: boolean, isSwept?: boolean, rest?: number }} Case
 * @type {Record<string, Case>}
 */
const jobs = {
  "free-ended-equipment": {},
  "extend-overdue-claims": {},
  "expire-holds": {},
  "refresh-unbilled-totals": {},
  "forget-expired": {},
  "notify-of-the-day": {},
  "mail-notifications": {},
  "write-digests": {},
  "write-report-mails": {},
  "resume-mails": {},
  "resume-scans": {},
  "send-password-link": { told: () => ({ email: due.email }), unlike: ["key", "words", "html"] },
  "send-mail": { told: () => ({ mailId: due.mailId }), unlike: ["attempts", "failure"] },
  "read-scan": {
    told: () => ({ scanId: due.scanId }),
    unlike: ["key", "orphans", "stored", "database_oid"],
    isSwept: true,
  },
  "sweep-files": { unlike: ["orphans", "stored", "database_oid"] },
  "check-files": { unlike: ["orphans", "stored", "database_oid"] },
  "back-up": {},
  "restore-drill": { hasCopy: true, leavesNothing: true, rest: 4_000 },
};

/** As two hours later. @param {Turn} turn */
async function sweep(turn) {
  await turn.store.age();
  await (await begin(turn, ["sweep-files", "null"], "")).whole();
}

/** @param {Turn} turn @param {Case} how */
const found = async (turn, { unlike = [], isSwept = false }) => ({
  ...(await rowsOf(turn, unlike)),
  stored: turn.store.objects().length,
  ...(isSwept ? {} : { aside: turn.store.aside().length }),
  folders: readdirSync(turn.dataDir).toSorted().join(),
  copies: existsSync(join(turn.dataDir, "copies"))
    ? readdirSync(join(turn.dataDir, "copies")).join()
    : "",
});

for (const [which, [name, how]] of Object.entries(jobs).entries())
  test(`${name}, killed ${kills} times, leaves what one that was never killed leaves`, async (t) => {
    const { told = () => null, hasCopy = false, leavesNothing = false, rest = 0 } = how;
    const words = [name, JSON.stringify(told())];

    const reference = await prepare(`never_killed_${which}`, hasCopy);
    const untouched = await found(reference, how);
    const whole = await (await begin(reference, words, mailboxes[0]?.urlOf(0) ?? "")).whole();
    if (how.isSwept) await sweep(reference);
    const wanted = await found(reference, how);
    const changed = differing(untouched, wanted);
    assert.equal(changed.length === 0, leavesNothing, changed.join());
    await forget(reference);

    const seen = { next: 0, inTime: 0, twice: 0 };
    const killOnce = async (/** @type {number} */ at, /** @type {Mailbox} */ mailbox) => {
      const turn = await prepare(`turn_${which}_${at}`, hasCopy);
      const before = mailbox.taken.length;
      const dying = await begin(turn, words, mailbox.urlOf(0));
      await pause((whole * (at + 0.5)) / kills);
      if (await dying.kill()) seen.inTime += 1;
      await untilQuiet(turn);
      await letTimePass(turn);
      await pause(rest);
      await (await begin(turn, words, mailbox.urlOf(0))).whole();
      if (how.isSwept) await sweep(turn);
      assert.deepEqual(differing(await found(turn, how), wanted), [], `kill ${at} of ${kills}`);
      const sent = mailbox.taken.length - before;
      assert.ok(sent <= 2);
      if (sent === 2) seen.twice += 1;
      await forget(turn);
    };
    const follow = async (/** @type {Mailbox} */ mailbox) => {
      while (seen.next < kills) {
        seen.next += 1;
        await killOnce(seen.next - 1, mailbox);
      }
    };
    await Promise.all(mailboxes.map(follow));
    assert.ok(seen.inTime > kills / 2);
    t.diagnostic(
      `${name}: ${whole.toFixed(0)} ms; ${seen.inTime} of ${kills} killed at work${seen.twice > 0 ? `, ${seen.twice} mails sent twice` : ""}; changes ${changed.join(", ") || "nothing"}`,
    );
  });
