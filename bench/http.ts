import { cpus } from "node:os";
import { performance } from "node:perf_hooks";

/**
 * Measures a running instance: `BENCH_URL=http://127.0.0.1:3000 BENCH_EMAIL=… BENCH_PASSWORD=… npx tsx bench/http.ts`.
 * The client, project and units that it adds stay, so use an instance that can be thrown away.
 */
const base = process.env.BENCH_URL ?? "http://127.0.0.1:3000";
const username = process.env.BENCH_EMAIL ?? "admin@demo.faena";
const password = process.env.BENCH_PASSWORD ?? "";
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const unitCount = 5_000;
const run = Date.now().toString(36).toUpperCase();

let cookie = "";

type Sent = { status: number; body: Record<string, unknown> };

async function send(method: string, path: string, body?: unknown): Promise<Sent> {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
}

async function signIn() {
  const answer = await fetch(`${base}/accounts/login/`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
  });
  await answer.text();
  if (!answer.ok)
    throw new Error(`Sign-in answers ${answer.status}: set BENCH_EMAIL and BENCH_PASSWORD`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

const idOf = ({ status, body }: Sent): number => {
  if (status !== 201) throw new Error(`Expected 201, got ${status}: ${JSON.stringify(body)}`);
  return (body.data as { id: number }).id;
};

async function measure(
  name: string,
  clients: number,
  call: (turn: number, client: number) => Promise<unknown>,
) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const start = performance.now();
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() < end) {
        const began = performance.now();
        await call(turn++, client);
        times.push(performance.now() - began);
      }
    }),
  );
  const took = (performance.now() - start) / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(44)} ${String(clients).padStart(3)} clients  ${(times.length / took).toFixed(0).padStart(6)}/s   p50 ${at(0.5).padStart(7)} ms   p95 ${at(0.95).padStart(7)} ms   p99 ${at(0.99).padStart(7)} ms`,
  );
}

async function prepare() {
  const partner = idOf(
    await send("POST", "/api/partners/", {
      business_tax_id: `B${run}`,
      name: `Bench ${run}`,
      address: "Quito",
    }),
  );
  const start_date = new Date().toISOString().slice(0, 10);
  const project = idOf(
    await send("POST", "/api/projects/", {
      partner_id: partner,
      location: `Bench ${run}`,
      start_date,
    }),
  );
  const known = Number((await send("GET", "/api/resources/?page_size=1")).body.count);
  const units: number[] = [];
  for (let at = 0; at < Math.max(16, unitCount - known); at += 50)
    units.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, async (_, other) =>
          idOf(
            await send("POST", "/api/resources/", {
              name: "Tanque de medición",
              code: `B${run}-${at + other}`,
              type_equipment: "TNQAAC",
            }),
          ),
        ),
      )),
    );
  return { project, units, start_date };
}

console.log(`${base}, ${cpus().length} processors, ${seconds} s each\n`);
cookie = await signIn();
const before = Number((await send("GET", "/api/resources/?page_size=1")).body.count);
await measure(`a page of 50 units, with ${before} of them`, 16, () =>
  send("GET", "/api/resources/?page_size=50&page=1"),
);
const { project, units, start_date } = await prepare();

await measure("health", 16, () => send("GET", "/api/health/"));
await measure("sign in", 8, signIn);
await measure("a project by its id", 16, () => send("GET", `/api/projects/${project}/`));
await measure(`a page of 50 units, with ${before + units.length} of them`, 16, (turn) =>
  send("GET", `/api/resources/?page_size=50&page=${1 + (turn % 100)}`),
);
await measure("a search among them", 16, (turn) =>
  send("GET", `/api/resources/?page_size=50&search=${run}-${turn % 1_000}`),
);
await measure("available resources, all of them", 4, () =>
  send("GET", "/api/projects/resources/available/"),
);
await measure("rent a unit, then release it", 8, async (_, client) => {
  const [added] = (
    await send("POST", "/api/projects/resources/add/", [
      {
        project_id: project,
        resource_id: units[client],
        cost: 12.5,
        operation_start_date: start_date,
      },
    ])
  ).body.data as { id: number }[];
  await send("POST", "/api/projects/resources/release/", { id: added?.id });
});
await measure("the screen of the units", 4, (turn) =>
  fetch(`${base}/equipment?page=${1 + (turn % 100)}`, { headers: { cookie } }).then((page) =>
    page.text(),
  ),
);
