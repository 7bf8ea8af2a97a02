import { join } from "node:path";
import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { startApp } from "@/e2e/app";
import { groupedBy } from "@/lib/values/rows";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { memoryOf } from "./memory";
import { openOwnDatabase } from "./own-database";
import { parentOf, processorTime } from "./processor";
import { sharesOf } from "./shares";
import { type Client, openTraffic } from "./traffic";

/**
 * What 32 clients get of a middling company, four reads to one write, each waiting for its answer: `npx tsx
 * bench/load.ts`. With one process of the server and with two; BENCH_BEFORE=folder measures another checkout first.
 * BENCH_SECONDS for each, BENCH_CLIENTS, BENCH_PROCESSES="1 2 1+1", where 1+1 is two instances. Linux only.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const clients = Number(process.env.BENCH_CLIENTS ?? 32);
const counts = (process.env.BENCH_PROCESSES ?? "1 2").split(" ");
const size = middling(1);

type Timed = { kind: string; ms: number; ok: boolean };

const database = await openOwnDatabase();
await fillCompany(database.url, size);
const sql = postgres(database.url, { max: 1 });
const traffic = await openTraffic(sql, size, clients);
await closeDatabase();
const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
const postmaster = parentOf(Number(backend?.pid));

async function serve(client: Client, until: number, seen: Timed[]) {
  while (performance.now() < until) {
    const began = performance.now();
    const [kind, { status, body }] = await traffic.act(client);
    const ok = status < 400;
    if (!ok && seen.filter((one) => !one.ok).length < 3)
      console.error(kind, status, body.slice(0, 300));
    seen.push({ kind, ms: performance.now() - began, ok });
  }
}

function tell(name: string, seen: readonly Timed[], took: number) {
  const at = sharesOf(seen.map(({ ms }) => ms));
  const errors = seen.filter(({ ok }) => !ok).length;
  console.log(
    `${name.padEnd(46)}${(seen.length / took).toFixed(1).padStart(8)}/s   p50${at(0.5).padStart(6)} ms   p99${at(0.99).padStart(6)} ms   longest${at(1).padStart(6)} ms   ${errors} errors`,
  );
}

type App = Awaited<ReturnType<typeof startApp>>;
const sumOf = (apps: readonly App[], of: (pid: number) => number) =>
  apps.reduce((sum, { pid }) => sum + of(pid), 0);

/** Of at most so many seconds, evenly over the whole. */
const thinned = (all: readonly number[], most = 30) =>
  all.filter((_, index) => index % Math.ceil(all.length / most) === 0);

async function measure(name: string, apps: readonly App[]) {
  const all = traffic.clientsAt(apps.map(({ url }) => url));
  const memory: number[] = [];
  const warm: Timed[] = [];
  await Promise.all(all.map((client) => serve(client, performance.now() + 5_000, warm)));
  const seen: Timed[] = [];
  const watching = setInterval(() => memory.push(sumOf(apps, memoryOf)), 1_000);
  const taken = () => [
    sumOf(apps, processorTime),
    processorTime(postmaster),
    process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
  ];
  const before = taken();
  const began = performance.now();
  await Promise.all(all.map((client) => serve(client, began + seconds * 1_000, seen)));
  const took = (performance.now() - began) / 1_000;
  clearInterval(watching);
  const [server = 0, store = 0, own = 0] = taken().map((ms, at) => ms - (before[at] ?? 0));
  tell(`\n${name}`, seen, took);
  const each = (ms: number) => (ms / seen.length).toFixed(2);
  const held = thinned(memory).map((bytes) => (bytes / 1e6).toFixed(0));
  console.log(
    `  processor ms a request: server ${each(server)}, store ${each(store)}, clients ${each(own)}, of ${Math.round(took * 1_000)} ms; MB over the time: ${held.join(" ")}; store ${(memoryOf(postmaster) / 1e6).toFixed(0)} MB`,
  );
  for (const [kind, some] of groupedBy(seen, ({ kind }) => kind)) tell(`  ${kind}`, some, took);
  await traffic.settle(all);
}

const given = { DATABASE_URL: database.url, DATA_DIR: join(database.dataDir, "data"), DEMO: "0" };
const other = process.env.BENCH_BEFORE;
const runs = [
  ...(other ? [{ name: "before", processes: [undefined], folder: other }] : []),
  ...counts.map((count) => ({
    name: `PROCESSES=${count}`,
    processes: count.split("+"),
    folder: process.cwd(),
  })),
];
for (const { name, processes, folder } of runs) {
  const apps: App[] = [];
  for (const count of processes)
    apps.push(await startApp({ ...given, ...(count ? { PROCESSES: count } : {}) }, folder));
  await measure(name, apps);
  for (const app of apps) await app.stop();
}
traffic.close();
await sql.end();
await database.stop();
