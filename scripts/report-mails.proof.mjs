import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { lifeOf } from "./processes.mjs";
import { administrator, aPlace } from "./testing/app.mjs";
import { familyOf } from "./testing/family.mjs";
import { openMailbox } from "./testing/mailbox.mjs";
import { aPlaceWithStores } from "./testing/place-with-stores.mjs";
import { until } from "./testing/until.mjs";

const names = ["uno", "dos"];
const reports = ["worksheets", "units-by-status", "time-utilization", "visits", "custody-chains"];
const formats = ["pdf", "xlsx", "csv"];
/** Of the last part: reports, and milliseconds between two deaths. */
const [many, betweenKills] = [90, 12_000];
/** Until a job whose worker has died is tried anew, with room. */
const patience = 240_000;

const first = await aPlaceWithStores();
const second = await aPlace();
const mailbox = await openMailbox(names);
const { sql } = first;
const places = [first, second];
/** @type {ReturnType<typeof first.start>[]} */
const instances = [];

/** @param {number} at */
async function start(at) {
  const app = places[at]?.start({
    ...first.bucket.env,
    DATABASE_URL: first.databaseUrl,
    SMTP_URL: mailbox.urlOf(at),
    MAIL_FROM: "Faena <faena@empresa.test>",
    APP_URL: "http://faena.test",
  });
  assert.ok(app);
  await app.ready();
  instances[at] = app;
}

await start(0);
await start(1);
const boss = await new PgBoss({
  connectionString: first.databaseUrl,
  max: 1,
  migrate: false,
  schedule: false,
  supervise: false,
}).start();

after(async () => {
  mailbox.letGo();
  await boss.stop({ graceful: false });
  for (const place of places) await place.endStarted();
  await mailbox.close();
  second.remove();
  await first.remove();
});

/** All of its processes at once, as when a machine loses its power. @param {number} at */
async function kill(at) {
  const family = familyOf(Number(instances[at]?.pid)).map(({ pid }) => pid);
  for (const pid of family) process.kill(pid, "SIGKILL");
  await until(() => family.every((pid) => lifeOf(pid) === undefined));
}

/** Due since midnight, and asked for as their minute does. @param {number} count */
async function schedule(count) {
  const [user] = await sql`select id from users where email = ${administrator.email}`;
  for (let at = 0; at < count; at += 1)
    await sql`
      insert into report_schedules (user_id, report, asked, span, format, rhythm, hour, created_at)
      values (${user?.id}, ${reports[at % reports.length] ?? ""}, '', 'THIS_YEAR',
        ${formats[at % formats.length] ?? ""}, 'DAILY', 0, now() - interval '3 days')`;
  await boss.send("write-report-mails", null);
}

const mailsOf = async () =>
  sql`select status, attempts, count(*)::int as mails from mails group by 1, 2 order by 1, 2`;

const unsent = async () =>
  Number(
    (
      await sql`
      select (select count(*) from report_schedules) - count(*) filter (where status = 'SENT') as left
      from mails`
    )[0]?.left,
  );

/** Until each schedule has its mail and each mail is sent. */
const allSent = () => until(async () => (await unsent()) === 0, { patience, every: 250 });

async function clear() {
  await sql`delete from mails`;
  await sql`delete from report_schedules`;
  mailbox.taken.length = 0;
}

/** What the sender had in hand comes again at most once, and is known by its id. @param {number} count @param {number} deaths */
async function arrived(count, deaths) {
  const times = [...mailbox.timesOf().values()];
  assert.equal(times.length, count, JSON.stringify(await mailsOf()));
  const twice = times.filter((number) => number > 1).length;
  assert.ok(twice <= deaths && Math.max(...times) <= 2, JSON.stringify(times));
  const notes = await sql`
    select count(*)::int as told, count(distinct key)::int as keys from notifications where kind = 'REPORT_SENT'`;
  assert.equal(notes[0]?.told, notes[0]?.keys);
  for (const { mail } of mailbox.taken) assert.match(mail, /Content-Disposition: attachment/i);
  return { twice };
}

test("drawn and not handed over when its instance dies: the other sends it, once", async (t) => {
  mailbox.hold("greeting");
  await schedule(1);
  await until(() => mailbox.held.length > 0, { patience });
  const by = names.indexOf(String(mailbox.held[0]?.by));
  await kill(by);
  const died = performance.now();
  mailbox.letGo();
  await allSent();
  const seconds = (performance.now() - died) / 1_000;
  const { twice } = await arrived(1, 0);
  assert.deepEqual(
    mailbox.taken.map(({ by }) => by),
    [names[1 - by]],
  );
  t.diagnostic(`sent by the other ${seconds.toFixed(0)} s after the death, ${twice} twice`);
  await start(by);
  await clear();
});

test("taken by the mail server when its instance dies before it hears so: once more at most, under the same id", async (t) => {
  mailbox.hold("taken");
  await schedule(1);
  await until(() => mailbox.held.length > 0, { patience });
  const by = names.indexOf(String(mailbox.held[0]?.by));
  await kill(by);
  const died = performance.now();
  mailbox.letGo();
  await allSent();
  const seconds = (performance.now() - died) / 1_000;
  const { twice } = await arrived(1, 1);
  t.diagnostic(`${twice} twice, under one id; again ${seconds.toFixed(0)} s after the death`);
  await start(by);
  await clear();
});

test("taken, heard, and not written down when its instance dies: the same", async (t) => {
  mailbox.hold("taken");
  await schedule(1);
  await until(() => mailbox.held.length > 0, { patience });
  const by = names.indexOf(String(mailbox.held[0]?.by));
  const died = await sql.begin(async (held) => {
    await held`select id from mails for update`;
    mailbox.letGo();
    await until(async () => {
      const waiting = await held`
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "mails"%'`;
      return waiting.length > 0;
    });
    await kill(by);
    return performance.now();
  });
  await allSent();
  const seconds = (performance.now() - died) / 1_000;
  const { twice } = await arrived(1, 1);
  t.diagnostic(`${twice} twice, under one id; again ${seconds.toFixed(0)} s after the death`);
  await start(by);
  await clear();
});

test(`of ${many} reports each arrives while one of two instances is killed again and again`, async (t) => {
  const began = performance.now();
  await schedule(many);
  let kills = 0;
  await until(() => mailbox.taken.length > 2, { patience });
  while ((await unsent()) > 0 && kills < 8) {
    await kill(kills % 2);
    await start(kills % 2);
    kills += 1;
    await pause(betweenKills);
  }
  await allSent();
  const { twice } = await arrived(many, kills);
  const seconds = (performance.now() - began) / 1_000;
  assert.ok(kills >= 2);
  t.diagnostic(
    `${many} reports in ${seconds.toFixed(0)} s, ${kills} deaths; none lost, ${twice} twice under one id, each told once`,
  );
});
