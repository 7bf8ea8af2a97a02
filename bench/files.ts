import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { PDFDocument } from "pdf-lib";
import { aPlace } from "@/scripts/testing/app.mjs";
import { workersOf } from "@/scripts/testing/family.mjs";

/**
 * Uploads and downloads large files in parallel through the built product, started in a folder of its own, and prints
 * time and the server's memory (Linux): `npx tsx bench/files.ts`. BENCH_CLIENTS, BENCH_MEGABYTES and STORAGE_URL change
 * what is measured.
 */
const clients = Number(process.env.BENCH_CLIENTS ?? 8);
const megabytes = Number(process.env.BENCH_MEGABYTES ?? 48);

const place = await aPlace();
const app = place.start();
await app.ready();
const cookie = await place.signIn();

const memory = () => workersOf(app.pid).reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576;

async function create(path: string, body: object): Promise<number> {
  const answer = await fetch(`${place.address}${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answered = (await answer.json()) as { data: { id: number } };
  return answered.data.id;
}

async function aPdf(): Promise<Blob> {
  const document = await PDFDocument.create();
  document.addPage();
  document.context.register(document.context.stream(randomBytes(megabytes * 1_000_000)));
  return new Blob([new Uint8Array(await document.save({ useObjectStreams: false }))]);
}

async function upload(sheet: number, file: Blob): Promise<string> {
  const form = new FormData();
  form.set("model_type", "sheet_project");
  form.set("object_id", String(sheet));
  form.set("field_name", "sheet_project_file");
  form.set("file", file, "hoja.pdf");
  const answer = await fetch(`${place.address}/api/load_files/`, {
    method: "POST",
    headers: { cookie },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const answered = (await answer.json()) as { data: { file_url: string } };
  return answered.data.file_url;
}

async function download(url: string) {
  const answer = await fetch(`${place.address}${url}`, { headers: { cookie } });
  let size = 0;
  for await (const piece of answer.body ?? []) size += piece.byteLength;
  return size;
}

/** Milliseconds of the slowest other request. */
async function askMeanwhile(isOver: () => boolean) {
  let longest = 0;
  while (!isOver()) {
    const began = performance.now();
    await (
      await fetch(`${place.address}/api/partners/?page_size=1`, { headers: { cookie } })
    ).text();
    longest = Math.max(longest, performance.now() - began);
  }
  return longest;
}

async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = memory();
  let peak = before;
  let isOver = false;
  const watch = setInterval(() => {
    peak = Math.max(peak, memory());
  }, 10);
  const asking = askMeanwhile(() => isOver);
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  clearInterval(watch);
  const rate = (clients * megabytes) / seconds;
  console.log(
    `${name.padEnd(10)} ${clients} × ${megabytes} MB  ${seconds.toFixed(1).padStart(6)} s  ${rate.toFixed(0).padStart(5)} MB/s   memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB   others wait at most ${(await asking).toFixed(0)} ms`,
  );
  return result;
}

const partner_id = await create("/api/partners/", {
  business_tax_id: "1790000000001",
  name: "Bench",
  address: "Quito",
});
const project_id = await create("/api/projects/", {
  partner_id,
  location: "Bench",
  start_date: "2026-01-01",
});
const sheets: number[] = [];
for (let made = 0; made < clients; made += 1)
  sheets.push(await create("/api/workorders/sheets/create/", { project_id, date: "2026-11-20" }));

const file = await aPdf();
const urls = await measure("upload", () => Promise.all(sheets.map((sheet) => upload(sheet, file))));
await measure("download", () => Promise.all(urls.map(download)));
await place.endStarted();
place.remove();
