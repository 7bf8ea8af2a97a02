import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { dayOf } from "@/lib/values/dates";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { openOwnDatabase } from "./own-database";
import { parentOf, processorTime } from "./processor";

/**
 * Processor milliseconds a request, of the server and of PostgreSQL, for what shows a page: of a middling company and of
 * one with BENCH_TIMES as much of everything, each in a database of its own, on the built product:
 * `npx tsx bench/growth.ts`. BENCH_SECONDS is how long each is asked. Linux only; it fails nothing.
 */
const times = Number(process.env.BENCH_TIMES ?? 10);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const wanted = 1.3;

const today = dayOf(new Date(), "America/Guayaquil");
const page = "page=1&page_size=50";

const paged = [
  "/api/partners/",
  "/api/projects/",
  "/api/resources/",
  "/api/vehicles/",
  "/api/technicals/",
  "/api/users/",
  "/api/maintenance/sheets/",
  "/api/shipping/guides/",
  "/api/calendar/events/",
  "/api/workorders/unbilled/",
  "/api/alerts/",
  "/api/history/",
].map((path) => `${path}?${page}`);

const screens = [
  "/",
  "/projects",
  "/projects?search=petrolera",
  "/projects?sort=location",
  "/equipment",
  "/equipment?search=unidad+41",
  "/equipment?sort=name",
  "/worksheets",
  "/custody",
  "/maintenance",
  "/shipping",
  "/partners",
  "/partners?search=petrolera",
  "/vehicles",
  "/staff",
  "/users",
  "/unbilled",
  "/compliance",
  "/compliance/vehicles",
  "/calendar?view=day",
  "/history",
];

const asked = [
  ...paged,
  `/api/schedule/?from=${Number(today.slice(0, 4)) - 1}${today.slice(4)}&to=${today}&${page}`,
  "/api/search/?q=campo+41",
  ...screens,
];

type Cost = { server: number; store: number } | string;

async function read(url: string, cookie: string) {
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

async function findPostmaster(url: string) {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select pg_backend_pid() as pid`;
  const postmaster = parentOf(row?.pid);
  await sql.end();
  return postmaster;
}

type Running = { url: string; pid: number; postmaster: number; cookie: string };

async function measure({ url, pid, postmaster, cookie }: Running, path: string): Promise<Cost> {
  for (let round = 0; round < 10; round += 1) {
    const status = await read(url + path, cookie);
    if (status !== 200) return String(status);
  }
  const began = [processorTime(pid), processorTime(postmaster)] as const;
  const end = Date.now() + seconds * 1_000;
  let count = 0;
  for (; Date.now() < end; count += 1) await read(url + path, cookie);
  const [server, store] = [processorTime(pid) - began[0], processorTime(postmaster) - began[1]];
  return { server: server / count, store: store / count };
}

async function measureCompany(size: number): Promise<Map<string, Cost>> {
  const database = await openOwnDatabase();
  await fillCompany(database.url, middling(size));
  const { cookie } = await aSession();
  await closeDatabase();
  const postmaster = await findPostmaster(database.url);
  const app = await startApp({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, DEMO: "0" });
  const costs = new Map<string, Cost>();
  for (const path of asked) costs.set(path, await measure({ ...app, postmaster, cookie }, path));
  await app.stop();
  await database.stop();
  return costs;
}

const number = (value: number, digits = 1) => value.toFixed(digits).padStart(9);

function row(path: string, small: Cost | undefined, large: Cost | undefined): string {
  if (typeof small !== "object" || typeof large !== "object")
    return `${path.padEnd(64)} answers ${small}, ${large}`;
  const ratio = (large.server + large.store) / (small.server + small.store);
  const cells = [small.server, small.store, large.server, large.store].map((value) =>
    number(value),
  );
  return `${path.padEnd(64)}${cells.join("")}${number(ratio, 2)}${ratio > wanted ? "  over" : ""}`;
}

const small = await measureCompany(1);
const large = await measureCompany(times);
console.log(
  `${"processor ms a request".padEnd(64)}      app    store  app ×${times} store ×${times}    ratio`,
);
for (const path of asked) console.log(row(path, small.get(path), large.get(path)));
