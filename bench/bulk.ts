import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { PDFDocument } from "pdf-lib";
import { toBuffer } from "qrcode";
import sharp from "sharp";
import { closeDatabase, database } from "@/db/client";
import { custodyChains } from "@/db/schema";
import { aProject, aSession, aWorksheet } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { type CodeKey, writeChainCode } from "@/lib/custody/chain-code";
import { getCodeKey } from "@/lib/custody/get-code-key";
import { familyOf } from "@/scripts/testing/family.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * Time and peak memory of a bulk upload and of reading a scan batch, beside `qpdf --split-pages` on the same file,
 * while others are served: `npx tsx bench/bulk.ts`. Starts the built app and a database of its own, which end with it.
 */
const pages = Number(process.env.BENCH_PAGES ?? 500);

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Bytes. */
function peakOf(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) * 1_024;
}

/** Bytes, children included. */
const heldByFamily = (pid: number) => familyOf(pid).reduce((sum, { bytes }) => sum + bytes, 0);

/** A4 at 150 dpi, grainy as paper, with its chain's code. */
async function picture(grain: Buffer, consecutive: string, codeKey: CodeKey) {
  const [width, height] = [1_240, 1_754];
  const code = await toBuffer(writeChainCode({ consecutive, page: 1 }, codeKey), { width: 170 });
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .composite([{ input: code, left: 1_000, top: 60 }])
    .jpeg({ quality: 22 })
    .toBuffer();
}

async function aPile(consecutives: readonly string[]) {
  const codeKey = await getCodeKey({ db: database() });
  const grain = Buffer.from(
    Uint8Array.from({ length: 1_240 * 1_754 * 3 }, (_, at) => 225 + ((at * 2_654_435_761) >>> 27)),
  );
  const batch = await PDFDocument.create();
  for (const consecutive of consecutives) {
    const jpeg = await batch.embedJpg(await picture(grain, consecutive, codeKey));
    batch.addPage([595, 842]).drawImage(jpeg, { x: 0, y: 0, width: 595, height: 842 });
  }
  return new Uint8Array(await batch.save());
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
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    return `${times.length} others answered: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, slowest ${at(0.9999)} ms`;
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
const project = await aProject();
const { id: worksheetId } = await aWorksheet({ projectId: project.id });
const chains = await database()
  .insert(custodyChains)
  .values(
    Array.from({ length: pages }, (_, index) => ({
      worksheetId,
      consecutive: String(index + 1).padStart(7, "0"),
      date: "2026-01-15",
      waste: "LODOS" as const,
      contactName: "Luis Andrade",
    })),
  )
  .returning();
const app = await startApp({ DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data") });

const path = `/api/load_files/project/${project.id}`;
const headers = { cookie: office.cookie };
const ask = (address: string, init: RequestInit = {}) =>
  fetch(`${app.url}${address}`, { headers, ...init }).then((answer) => answer.json());
const upload = (address: string, bytes: Uint8Array<ArrayBuffer>, fields: object = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, JSON.stringify(value));
  body.set("file", new File([bytes], "pila.pdf"));
  return ask(address, { method: "POST", body });
};

async function measured(name: string, work: () => Promise<string>) {
  const before = heldByFamily(app.pid);
  let peak = before;
  const looking = setInterval(() => {
    peak = Math.max(peak, heldByFamily(app.pid));
  }, 50);
  const stop = otherCallers(() => ask(`/api/projects/${project.id}/`));
  const began = performance.now();
  const result = await work();
  const took = seconds(began);
  const others = await stop();
  clearInterval(looking);
  console.log(
    `${name}: ${took}, at most ${megabytes(peak)} (${megabytes(before)} before), ${result}`,
  );
  console.log(`  ${others}`);
}

try {
  const making = performance.now();
  const batch = await aPile(chains.map(({ consecutive }) => consecutive));
  writeFileSync(join(folder, "pila.pdf"), batch);
  console.log(`${pages} pages, ${megabytes(batch.length)}, made in ${seconds(making)}\n`);
  await ask(`/api/projects/${project.id}/`);

  console.log(`qpdf --split-pages: ${await splitByQpdf(join(folder, "pila.pdf"), folder)}`);
  await measured("bulk upload", async () => {
    const chain_ids = chains.map(({ id }) => id);
    const { saved, errors_count } = await upload(`${path}/bulk_custody/`, batch, { chain_ids });
    return `${saved} saved, ${errors_count} errors`;
  });
  await measured("reading the batch", async () => {
    const { data } = await upload(`${path}/custody_scans/`, batch);
    const scan = async () => (await ask(`${path}/custody_scans/${data.id}/`)).data;
    while ((await scan()).status === "READING") await pause(200);
    const states = (await scan()).pages.map(({ state }: { state: string }) => state);
    const read = states.filter((state: string) => state === "HAS_FILE").length;
    return `${read} of ${pages} codes read`;
  });
  const stored = join(folder, "data", "files");
  const names = await readdir(stored, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(stored, name))).size));
  console.log(`stored: ${megabytes(sizes.reduce((sum, size) => sum + size, 0))}`);
} finally {
  await app.stop();
  await closeDatabase();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
