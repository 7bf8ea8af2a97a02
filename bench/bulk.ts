import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { closeDatabase, database } from "@/db/client";
import { custodyChains } from "@/db/schema";
import { aProject, aSession, aWorksheet } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { openOwnDatabase } from "./own-database";
import { aPile } from "./pile";
import { heldBy, processorTime } from "./processor";
import { sharesOf } from "./shares";

/**
 * Time, processor time and peak memory of a bulk upload, of reading a scan batch and of joining what a project has,
 * beside `qpdf --split-pages` on the same file, while others are served: `npx tsx bench/bulk.ts`. Starts the built app
 * and a database of its own, which end with it. BENCH_BEFORE=folder measures another checkout first. Linux only.
 */
const pages = Number(process.env.BENCH_PAGES ?? 500);

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Bytes. */
function peakOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1_024;
}

function otherCallers(ask: () => Promise<unknown>) {
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await ask();
      times.push(performance.now() - began);
      await pause(20);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    const at = sharesOf(times);
    return `${times.length} others answered: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.9999)} ms`;
  };
}

async function splitByQpdf(file: string, folder: string) {
  const began = performance.now();
  const child = spawn("qpdf", ["--split-pages", file, join(folder, "page-%d.pdf")]);
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, (child.pid && peakOf(child.pid)) || 0);
  }, 5);
  const code = await ended;
  clearInterval(looking);
  if (code === null) return "not installed";
  return `${seconds(began)}, at most ${megabytes(peak)}`;
}

const postgres = await openOwnDatabase();
const folder = postgres.dataDir;
const office = await aSession();
const headers = { cookie: office.cookie };

async function aProjectWithChains(first: number) {
  const project = await aProject();
  const { id: worksheetId } = await aWorksheet({ projectId: project.id });
  const values = Array.from({ length: pages }, (_, index) => ({
    worksheetId,
    consecutive: String(first + index).padStart(7, "0"),
    date: "2026-01-15",
    waste: "LODOS" as const,
    contactName: "Luis Andrade",
  }));
  return { project, chains: await database().insert(custodyChains).values(values).returning() };
}

type Measured = { url: string; pid: number };
const address = (project: { id: number }) => `/api/load_files/project/${project.id}`;
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { headers, ...init }).then((answer) => answer.json());
const upload = (url: string, bytes: Uint8Array<ArrayBuffer>, fields: object = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, JSON.stringify(value));
  body.set("file", new File([bytes], "pila.pdf"));
  return ask(url, { method: "POST", body });
};

async function measured(app: Measured, name: string, work: () => Promise<string>) {
  const [before, worked] = [heldBy(app.pid), processorTime(app.pid)];
  let peak = before;
  const looking = setInterval(() => {
    peak = Math.max(peak, heldBy(app.pid));
  }, 100);
  const stop = otherCallers(() => ask(`${app.url}/api/projects/1/`));
  const began = performance.now();
  const result = await work();
  const took = seconds(began);
  const others = await stop();
  clearInterval(looking);
  const processor = ((processorTime(app.pid) - worked) / 1_000).toFixed(1);
  console.log(
    `${name}: ${took}, ${processor} s of processor with the others, +${megabytes(peak - before)} over ${megabytes(before)}, ${result}`,
  );
  console.log(`  ${others}`);
}

/** Until what a process keeps for the next document is gone. */
const idle = () => pause(22_000);

async function measureAll(app: Measured, first: number) {
  const { project, chains } = await aProjectWithChains(first);
  const making = performance.now();
  const batch = await aPile(chains.map(({ consecutive }) => consecutive));
  const file = join(folder, "pila.pdf");
  writeFileSync(file, batch);
  console.log(`${pages} pages, ${megabytes(batch.length)}, made in ${seconds(making)}`);
  console.log(`qpdf --split-pages: ${await splitByQpdf(file, folder)}`);
  await otherCallers(() => ask(`${app.url}/api/projects/1/`))();
  await measured(app, "bulk upload", async () => {
    const chain_ids = chains.map(({ id }) => id);
    const url = `${app.url}${address(project)}/bulk_custody/`;
    const { saved, errors_count } = await upload(url, batch, { chain_ids });
    return `${saved} saved, ${errors_count} errors`;
  });
  await idle();
  await measured(app, "reading the batch", async () => {
    const url = `${app.url}${address(project)}/custody_scans/`;
    const { data } = await upload(url, batch);
    const scan = async () => (await ask(`${url}${data.id}/`)).data;
    while ((await scan()).status === "READING") await pause(200);
    const states = (await scan()).pages.map(({ state }: { state: string }) => state);
    const read = states.filter((state: string) => state === "HAS_FILE").length;
    return `${read} of ${pages} codes read`;
  });
  await measured(app, "joining what the project has", async () => {
    const url = `${app.url}${address(project)}/merge/`;
    const answer = await fetch(url, { headers });
    let length = 0;
    for await (const piece of answer.body ?? []) length += piece.length;
    return `${answer.status}, ${megabytes(length)}`;
  });
}

const before = process.env.BENCH_BEFORE;
const checkouts = [...(before ? [{ name: "before", cwd: before }] : []), { name: "now" }];
try {
  for (const [at, { name, cwd }] of checkouts.entries()) {
    console.log(`\n${name}`);
    const given = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data") };
    const app = await startApp(given, cwd);
    await measureAll(app, at * pages + 1).finally(app.stop);
  }
} finally {
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
