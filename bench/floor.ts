import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startCompared } from "./apps-compared";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { startNothing } from "./nothing-app";
import { openOwnDatabase } from "./own-database";
import { parentOf, processorTime } from "./processor";

/**
 * Processor milliseconds a request, of the server and of PostgreSQL, for the documented reads of a middling company, on
 * the built product beside a Next.js route that does nothing: `npx tsx bench/floor.ts`. BENCH_TIMES=10 takes ten times
 * the data, BENCH_BEFORE=folder measures another checkout beside this one. Linux only.
 */
const times = Number(process.env.BENCH_TIMES ?? 1);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

const reads = [
  "/api/projects/1/resources/",
  "/api/projects/resources/available/",
  "/api/workorders/sheets/project/1/",
  "/api/projects/all-info/1/",
  "/api/vehicles/avaliables/",
  "/api/technicals/avaliables/",
  "/api/projects/1/close/",
  "/api/load_files/tree/",
  "/api/alerts/",
  "/api/search/?q=campo+41",
  "/api/resources/?page_size=50&page=1",
  "/",
  "/equipment",
  "/compliance",
  "/unbilled",
];

type Served = { url: string; pid: number };

const database = await openOwnDatabase();
await fillCompany(database.url, middling(times));
const { cookie } = await aSession();
await closeDatabase();

async function findPostmaster() {
  const sql = postgres(database.url, { max: 1 });
  const [row] = await sql`select pg_backend_pid() as pid`;
  const postmaster = parentOf(row?.pid);
  await sql.end();
  return postmaster;
}

async function read(url: string) {
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return byteLength;
}

async function measure({ url, pid }: Served, postmaster: number, path: string) {
  for (let round = 0; round < 20; round += 1) await read(url + path);
  const began = [processorTime(pid), processorTime(postmaster)] as const;
  const end = Date.now() + seconds * 1_000;
  let count = 0;
  let bytes = 0;
  for (; Date.now() < end; count += 1) bytes = await read(url + path);
  const [server, store] = [processorTime(pid) - began[0], processorTime(postmaster) - began[1]];
  return { server: server / count, store: store / count, bytes };
}

const postmaster = await findPostmaster();
const served = await startCompared(database);
const nothing = await startNothing();

const text = (ms: number) => ms.toFixed(2).padStart(9);
const idle = await measure(nothing, postmaster, "/nothing");
console.log(`a Next.js route that does nothing: ${text(idle.server)} ms\n`);
console.log(
  `${"GET".padEnd(40)}    bytes${served.map(({ name }) => `${`${name}: app`.padStart(13)}${"store".padStart(9)}${"both".padStart(9)}`).join("")}`,
);
for (const path of reads) {
  const costs = [];
  for (const app of served) costs.push(await measure(app, postmaster, path));
  const [first] = costs;
  console.log(
    `${path.padEnd(40)}${String(first?.bytes).padStart(9)}${costs.map(({ server, store }) => `    ${text(server)}${text(store)}${text(server + store)}`).join("")}`,
  );
}
for (const { stop } of [...served, nothing]) await stop();
await database.stop();
