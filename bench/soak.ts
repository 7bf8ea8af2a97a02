import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import postgres from "postgres";
import { closeDatabase, database } from "@/db/client";
import { custodyChains, worksheets } from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { openMailServer } from "@/db/testing/mail-server";
import { startApp } from "@/e2e/app";
import { nobodyAt } from "@/lib/kernel/testing";
import { askForLink } from "@/lib/password-links/ask-for-link";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { memoryOf } from "./memory";
import { openOwnDatabase } from "./own-database";
import { aPile } from "./pile";
import { sharesOf } from "./shares";
import { type Client, openTraffic } from "./traffic";

/**
 * Fifty requests a second for an hour, four reads to one write, beside exports, piles of scans and mails, on two
 * instances of one database: whether memory stays, queues empty and connections come back: `npx tsx bench/soak.ts`.
 * BENCH_MINUTES, BENCH_RATE, BENCH_INSTANCES. Linux only.
 */
const minutes = Number(process.env.BENCH_MINUTES ?? 60);
const rate = Number(process.env.BENCH_RATE ?? 50);
const instances = Number(process.env.BENCH_INSTANCES ?? 2);
const clients = 64;
const size = middling(1);

const store = await openOwnDatabase();
await fillCompany(store.url, size);
const sql = postgres(store.url, { max: 1, connection: { application_name: "soak" } });
const traffic = await openTraffic(sql, size, clients);
const users = await Promise.all(Array.from({ length: 60 }, () => aUser()));
const chains = await database()
  .select({ consecutive: custodyChains.consecutive, projectId: worksheets.projectId })
  .from(custodyChains)
  .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
  .orderBy(custodyChains.id)
  .limit(10);
const scanned = chains.filter(({ projectId }) => projectId === chains[0]?.projectId);
const pile = await aPile(scanned.map(({ consecutive }) => consecutive));
const mails = await openMailServer();

const apps: Awaited<ReturnType<typeof startApp>>[] = [];
for (let count = 0; count < instances; count += 1)
  apps.push(
    await startApp({
      ...{ DATABASE_URL: store.url, DATA_DIR: join(store.dataDir, "data"), DEMO: "0" },
      ...{ SMTP_URL: mails.server.url, MAIL_FROM: mails.server.from },
      ...{ APP_URL: "http://127.0.0.1", PROCESSES: "1" },
    }),
  );
const bases = apps.map(({ url }) => url);
const baseAt = (turn: number) => bases[turn % bases.length] ?? "";
const headers = { cookie: traffic.cookie };

const done = { requests: 0, errors: 0, late: 0, exports: 0, scans: 0, mails: 0 };
const times: number[] = [];
const end = performance.now() + minutes * 60_000;
const isOver = () => performance.now() >= end;

function fail(what: string, words: unknown) {
  done.errors += 1;
  if (done.errors <= 10) console.error(what, words);
}

const free: Client[] = traffic.clientsAt(bases);

async function actOnce(client: Client) {
  const began = performance.now();
  try {
    const [kind, { status, body }] = await traffic.act(client);
    if (status >= 400) fail(kind, `${status} ${body.slice(0, 300)}`);
  } catch (reason) {
    fail("a request", reason);
  }
  done.requests += 1;
  times.push(performance.now() - began);
  free.push(client);
}

/** Each at its own time, whether or not the ones before were answered. */
async function askSteadily() {
  const began = performance.now();
  for (let count = 0; !isOver(); count += 1) {
    await pause(Math.max(0, began + (count * 1_000) / rate - performance.now()));
    const client = free.shift();
    if (client) void actOnce(client);
    else done.late += 1;
  }
}

async function often(seconds: number, work: (turn: number) => Promise<void>) {
  for (let turn = 0; !isOver(); turn += 1) {
    await work(turn).catch((reason) => fail("beside", reason));
    await pause(seconds * 1_000);
  }
}

async function exportOnce(turn: number) {
  const list = ["custody", "worksheets", "projects"][turn % 3];
  const format = ["xlsx", "csv"][turn % 2];
  const answer = await fetch(`${baseAt(turn)}/${list}/export?format=${format}`, { headers });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength < 1_000)
    fail("export", `${answer.status}, ${byteLength} bytes`);
  done.exports += 1;
}

async function scanOnce(turn: number) {
  const url = `${baseAt(turn)}/api/load_files/project/${chains[0]?.projectId}/custody_scans/`;
  const body = new FormData();
  body.set("file", new File([pile], "pila.pdf"));
  const { data } = await fetch(url, { method: "POST", headers, body }).then((it) => it.json());
  const look = async () =>
    (await fetch(`${url}${data.id}/`, { headers }).then((it) => it.json())).data;
  while ((await look()).status === "READING") await pause(500);
  const { pages } = await look();
  const read = pages.filter(
    ({ chain_id }: { chain_id: number | null }) => chain_id !== null,
  ).length;
  if (read !== scanned.length) fail("scan", `${read} of ${scanned.length} codes read`);
  const cancelled = await fetch(`${url}${data.id}/`, { method: "DELETE", headers });
  if (!cancelled.ok) fail("scan", `cancelled: ${cancelled.status}`);
  done.scans += 1;
}

async function mailOnce(turn: number) {
  const address = `10.1.${turn >> 8}.${turn & 255}`;
  await askForLink(
    { ...nobodyAt(new Date()), address },
    { email: users[turn % users.length]?.email ?? "" },
  );
  done.mails += 1;
}

const queued = async () =>
  Number(
    (
      await sql`
        select count(*)::int as number from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= now()`
    )[0]?.number,
  );
const connected = async () =>
  Number(
    (
      await sql`
        select count(*)::int as number from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
    )[0]?.number,
  );

type Sample = { minute: number; megabytes: number; connections: number; queue: number };
const samples: Sample[] = [];

async function look() {
  const began = performance.now();
  while (!isOver()) {
    await pause(30_000);
    const sample = {
      minute: (performance.now() - began) / 60_000,
      megabytes: apps.reduce((sum, { pid }) => sum + memoryOf(pid), 0) / 1e6,
      connections: await connected(),
      queue: await queued(),
    };
    samples.push(sample);
    const at = sharesOf(times.splice(0));
    console.log(
      `${sample.minute.toFixed(1).padStart(5)} min ${sample.megabytes.toFixed(0).padStart(6)} MB ${String(sample.connections).padStart(4)} connections ${String(sample.queue).padStart(3)} jobs  p50 ${at(0.5)} ms p99 ${at(0.99)} ms  ${JSON.stringify(done)}`,
    );
  }
}

const middleOf = (some: readonly Sample[], of: (sample: Sample) => number) =>
  some.map(of).toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0;

await Promise.all([
  askSteadily(),
  look(),
  often(20, exportOnce),
  often(30, scanOnce),
  often(5, mailOnce),
]);
const ended = performance.now();
while (free.length < clients || (await queued()) > 0) {
  if (performance.now() - ended > 120_000) throw new Error("Something is still waiting.");
  await pause(200);
}
const emptied = (performance.now() - ended) / 1_000;
await pause(5_000);
const [early, last] = [
  samples.slice(samples.length / 6, samples.length / 3),
  samples.slice(-samples.length / 6),
];
const [then, now] = [early, last].map((some) => middleOf(some, ({ megabytes }) => megabytes));
console.log(
  `\n${minutes} minutes, ${instances} instances: ${JSON.stringify(done)}; ${mails.taken.length} mails arrived; memory ${then?.toFixed(0)} → ${now?.toFixed(0)} MB (${(((now ?? 0) / (then ?? 1) - 1) * 100).toFixed(1)} %); connections at most ${Math.max(...samples.map(({ connections }) => connections))}, at the end ${await connected()}; queues empty ${emptied.toFixed(1)} s after the last request`,
);
for (const app of apps) await app.stop();
traffic.close();
await mails.close();
await closeDatabase();
await sql.end();
await store.stop();
