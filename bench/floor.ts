import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startCompared } from "./apps-compared";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { startNothing } from "./nothing-app";
import { openOwnDatabase } from "./own-database";
import { parentOf, processorTime } from "./processor";
import { startBare } from "./start-bare";
import { sending, type Write, writesBy } from "./writes";

/**
 * Processor milliseconds a request, of the server and of PostgreSQL, for the documented reads of a middling company, on
 * the built product, one process without jobs, beside a Next.js route that does nothing and a bare server that answers
 * the same bytes, all of them warm: `npx tsx bench/floor.ts`. The last column is what this checkout takes of what both of
 * them take together. BENCH_TIMES=10 takes ten times the data, BENCH_BEFORE=folder measures another checkout beside this
 * one, BENCH_ENCODING=gzip asks for compressed answers, BENCH_ONLY=/api/ for what begins so. Linux only.
 */
const times = Number(process.env.BENCH_TIMES ?? 1);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const encoding = process.env.BENCH_ENCODING ?? "identity";
const only = process.env.BENCH_ONLY ?? "/";

const bareReads = [
  "/api/projects/1/resources/",
  "/api/projects/resources/available/",
  "/api/workorders/sheets/project/1/",
  "/api/projects/all-info/1/",
  "/api/vehicles/avaliables/",
  "/api/technicals/avaliables/",
  "/api/projects/1/close/",
  "/api/load_files/tree/",
];
const otherReads = [
  "/api/alerts/",
  "/api/search/?q=campo+41",
  "/api/resources/?page_size=50&page=1",
  "/",
  "/equipment",
  "/compliance",
  "/unbilled",
];

type Served = { url: string; pid: number };
type Cost = { server: number; store: number; bytes: number };

const database = await openOwnDatabase();
await fillCompany(database.url, middling(times));
const { cookie } = await aSession();
await closeDatabase();

/** The company's records brought their numbers along. */
async function seatNumbers() {
  const sql = postgres(database.url, { max: 1 });
  for (const table of ["projects", "resource_items", "project_resources"])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`;
  await sql.end();
}

async function findPostmaster() {
  const sql = postgres(database.url, { max: 1 });
  const [row] = await sql`select pg_backend_pid() as pid`;
  const postmaster = parentOf(row?.pid);
  await sql.end();
  return postmaster;
}

async function read(url: string) {
  const headers = { cookie, "accept-encoding": encoding };
  const answer = await fetch(url, { headers, redirect: "manual" });
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return body;
}

async function measure({ url, pid }: Served, postmaster: number, path: string): Promise<Cost> {
  const warm = Date.now() + 3_000;
  for (let round = 0; round < 20 || Date.now() < warm; round += 1) await read(url + path);
  const began = [processorTime(pid), processorTime(postmaster)] as const;
  const end = Date.now() + seconds * 1_000;
  let count = 0;
  let bytes = 0;
  for (; Date.now() < end; count += 1) bytes = (await read(url + path)).byteLength;
  const [server, store] = [processorTime(pid) - began[0], processorTime(postmaster) - began[1]];
  return { server: server / count, store: store / count, bytes };
}

async function measureWrite({ pid }: Served, postmaster: number, write: Write): Promise<Cost> {
  const rounds = 40;
  for (let round = 0; round < 10; round += 1) await (await write.prepare())();
  const acts = [];
  for (let round = 0; round < rounds; round += 1) acts.push(await write.prepare());
  const began = [processorTime(pid), processorTime(postmaster)] as const;
  for (const act of acts) await act();
  const [server, store] = [processorTime(pid) - began[0], processorTime(postmaster) - began[1]];
  return { server: server / rounds, store: store / rounds, bytes: 0 };
}

async function assertSame(bare: Served, app: Served, path: string) {
  if (!(await read(bare.url + path)).equals(await read(app.url + path)))
    throw new Error(`${path}: the bare server answers other bytes`);
}

const text = (ms: number) => ms.toFixed(2).padStart(9);
const both = ({ server, store }: Cost) => server + store;
const columns = (cost: Cost) => `    ${text(cost.server)}${text(cost.store)}${text(both(cost))}`;
const head = (name: string) =>
  `${`${name}: app`.padStart(13)}${"store".padStart(9)}${"both".padStart(9)}`;

await seatNumbers();
const postmaster = await findPostmaster();
const served = await startCompared(database, { PROCESSES: "1", ROLE: "web" });
const nothing = await startNothing();
const bare = await startBare(database.url);

const idle = await measure(nothing, postmaster, "/nothing");
console.log(`a Next.js route that does nothing: ${text(idle.server)} ms`);
console.log(`answers are asked for as ${encoding}\n`);
console.log(
  `${"GET".padEnd(40)}    bytes${[...served.map(({ name }) => name), "bare"].map(head).join("")}    ratio`,
);
for (const path of [...bareReads, ...otherReads].filter((one) => one.startsWith(only))) {
  const costs: Cost[] = [];
  for (const app of served) costs.push(await measure(app, postmaster, path));
  const now = costs.at(-1);
  if (!now) break;
  const line = `${path.padEnd(40)}${String(now.bytes).padStart(9)}${costs.map(columns).join("")}`;
  if (!bareReads.includes(path)) {
    console.log(line);
    continue;
  }
  for (const app of served) await assertSame(bare, app, path);
  const floor = await measure(bare, postmaster, path);
  const ratio = both(now) / (both(floor) + idle.server);
  console.log(`${line}${columns(floor)}${ratio.toFixed(2).padStart(9)}`);
}
console.log(`\n${"POST".padEnd(49)}${served.map(({ name }) => head(name)).join("")}`);
const writes = served.map((app, at) => writesBy(sending(app.url, cookie), `${at}`));
for (const [at, { name }] of (writes[0] ?? []).entries()) {
  const costs: Cost[] = [];
  for (const [which, app] of served.entries()) {
    const write = writes[which]?.[at];
    if (write) costs.push(await measureWrite(app, postmaster, write));
  }
  console.log(`${name.padEnd(49)}${costs.map(columns).join("")}`);
}
for (const { stop } of [...served, nothing, bare]) await stop();
await database.stop();
