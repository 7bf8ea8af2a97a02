import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { groupedBy } from "@/lib/values/rows";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import { memoryOf } from "./memory";
import { openOwnDatabase } from "./own-database";
import { parentOf, processorTime } from "./processor";

/**
 * What 32 clients get of a middling company, four reads to one write, each waiting for its answer: `npx tsx
 * bench/load.ts`. With one process of the server and with two; BENCH_BEFORE=folder measures another checkout first.
 * BENCH_SECONDS for each, BENCH_CLIENTS, BENCH_PROCESSES="1 2". Linux only.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 30);
const clients = Number(process.env.BENCH_CLIENTS ?? 32);
const counts = (process.env.BENCH_PROCESSES ?? "1 2").split(" ");
const size = middling(1);
const today = new Date().toISOString().slice(0, 10);

const reads = [
  (n: number) => `/api/projects/${n}/resources/`,
  (n: number) => `/api/projects/${n}/`,
  (n: number) => `/api/workorders/sheets/project/${n}/`,
  (n: number) => `/api/projects/all-info/${n}/`,
  (n: number) => `/api/projects/${n}/close/`,
  (n: number) => `/api/resources/?page_size=50&page=${1 + (n % 20)}`,
  (n: number) => `/api/search/?q=campo+${n}`,
  (n: number) => `/api/workorders/custody_chain/?project_id=${n}&page_size=50`,
  () => "/api/vehicles/avaliables/",
  () => "/api/alerts/",
];

type Answer = { status: number; body: string };
type Timed = { kind: string; ms: number; ok: boolean };

const database = await openOwnDatabase();
await fillCompany(database.url, size);
const { cookie } = await aSession();
await closeDatabase();
const sql = postgres(database.url, { max: 1 });

/** One for each client, so that none waits for another by rule. */
const spares = await sql<{ id: number }[]>`
  insert into resource_items (name, code, type_equipment, stst_status_equipment, stst_status_disponibility)
  select 'Libre ' || n, 'LIB-' || n, 'LVMNOS', 'FUNCIONANDO', 'DISPONIBLE'
  from generate_series(1, ${clients}) as n returning id`;
const sheets = await sql<{ id: number; project: number }[]>`
  select id, project_id as project from sheet_projects
  where status = 'IN_PROGRESS' and period_end >= current_date order by project_id`;
const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
const postmaster = parentOf(Number(backend?.pid));

const agent = new Agent({ keepAlive: true, maxSockets: clients });

function send(base: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const length = json ? { "content-length": Buffer.byteLength(json) } : {};
  const headers = { cookie, "content-type": "application/json", ...length };
  return new Promise((resolve, reject) => {
    const asking = request(base + path, { method, agent, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    asking.on("error", reject).end(json);
  });
}

type Client = { base: string; unit: number; assignment: number | null; turn: number };

function createChain({ base, unit, turn }: Client) {
  const body = {
    sheet_project_id: sheets[(unit * 7 + turn) % sheets.length]?.id,
    date: today,
    type_waste: "LODOS",
    contact_name: "Luis Andrade",
  };
  return send(base, "POST", "/api/workorders/custody_chain/create/", body);
}

function release(client: Client) {
  const { base, assignment: id } = client;
  client.assignment = null;
  return send(base, "POST", "/api/projects/resources/release/", { id });
}

async function add(client: Client, project: number) {
  const { base, unit } = client;
  const stay = { project_id: project, resource_id: unit, cost: 12.5, operation_start_date: today };
  const answer = await send(base, "POST", "/api/projects/resources/add/", [stay]);
  if (answer.status === 201) client.assignment = JSON.parse(answer.body).data[0].id;
  return answer;
}

/** Its kind, and its answer. */
async function act(client: Client): Promise<[string, Answer]> {
  client.turn += 1;
  const { base, unit, turn, assignment } = client;
  const project = 1 + ((unit * 13 + turn * 7) % size.projects);
  if (turn % 5 > 0) {
    const path = reads[(unit + turn) % reads.length]?.(project) ?? "/";
    return [path.replace(/\d+/g, "N"), await send(base, "GET", path)];
  }
  if (turn % 15 === 0) return ["create a chain", await createChain(client)];
  return assignment === null
    ? ["add an assignment", await add(client, project)]
    : ["release", await release(client)];
}

async function serve(client: Client, until: number, seen: Timed[]) {
  while (performance.now() < until) {
    const began = performance.now();
    const [kind, { status, body }] = await act(client);
    const ok = status < 400;
    if (!ok && seen.filter((one) => !one.ok).length < 3)
      console.error(kind, status, body.slice(0, 300));
    seen.push({ kind, ms: performance.now() - began, ok });
  }
}

const at = (times: readonly number[], share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0).padStart(6);

function tell(name: string, seen: readonly Timed[], took: number) {
  const times = seen.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const errors = seen.filter(({ ok }) => !ok).length;
  console.log(
    `${name.padEnd(46)}${(seen.length / took).toFixed(1).padStart(8)}/s   p50${at(times, 0.5)} ms   p99${at(times, 0.99)} ms   longest${at(times, 1)} ms   ${errors} errors`,
  );
}

async function measure(name: string, app: Awaited<ReturnType<typeof startApp>>) {
  const all = spares.map(
    ({ id }, n): Client => ({ base: app.url, unit: id, assignment: null, turn: n }),
  );
  const memory: number[] = [];
  const warm: Timed[] = [];
  await Promise.all(all.map((client) => serve(client, performance.now() + 5_000, warm)));
  const seen: Timed[] = [];
  const watching = setInterval(() => memory.push(memoryOf(app.pid)), 1_000);
  const taken = () => [
    processorTime(app.pid),
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
  console.log(
    `  processor ms a request: server ${each(server)}, store ${each(store)}, clients ${each(own)}, of ${Math.round(took * 1_000)} ms; MB, second by second: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(" ")}; store ${(memoryOf(postmaster) / 1e6).toFixed(0)} MB`,
  );
  for (const [kind, some] of groupedBy(seen, ({ kind }) => kind)) tell(`  ${kind}`, some, took);
  for (const { base, assignment } of all)
    if (assignment !== null)
      await send(base, "POST", "/api/projects/resources/release/", { id: assignment });
}

const given = { DATABASE_URL: database.url, DATA_DIR: join(database.dataDir, "data"), DEMO: "0" };
const other = process.env.BENCH_BEFORE;
const runs = [
  ...(other ? [{ name: "before", env: given, folder: other }] : []),
  ...counts.map((count) => ({
    name: `PROCESSES=${count}`,
    env: { ...given, PROCESSES: count },
    folder: process.cwd(),
  })),
];
for (const { name, env, folder } of runs) {
  const app = await startApp(env, folder);
  await measure(name, app);
  await app.stop();
}
agent.destroy();
await sql.end();
await database.stop();
