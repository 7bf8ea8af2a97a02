import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { fillCompany } from "./company";
import { middling } from "./company-size";
import type { Flood } from "./flooder";
import { openOwnDatabase } from "./own-database";
import { sharesOf } from "./shares";
import { openTraffic } from "./traffic";

/**
 * What others wait while one user asks for exports, printed sheets and joined documents as fast as he can, beside what
 * they wait without him, once both processes have answered everything: `npx tsx bench/flood.ts`. BENCH_SECONDS for each,
 * BENCH_FLOOD of his requests at once.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const atOnce = Number(process.env.BENCH_FLOOD ?? 16);
const rate = 20;
const size = middling(1);

const store = await openOwnDatabase();
await fillCompany(store.url, size);
const sql = postgres(store.url, { max: 1 });
const traffic = await openTraffic(sql, size, 32);
const [stranger, flooding] = [await aSession(), await aSession()];
await closeDatabase();
const [sheet] = await sql<{ id: number }[]>`select id from sheet_projects order by id limit 1`;
const app = await startApp({
  ...{ DATABASE_URL: store.url, DATA_DIR: join(store.dataDir, "data"), DEMO: "0", PROCESSES: "2" },
});
const costly = [
  "/custody/export?format=xlsx",
  "/worksheets/export?format=csv",
  `/print/worksheet/${sheet?.id}`,
  "/api/load_files/project/1/merge/",
];

async function waitsOf(client: ReturnType<typeof traffic.clientsAt>[number], times: number[]) {
  const began = performance.now();
  const [kind, { status, body }] = await traffic.act(client);
  if (status >= 400) console.error(kind, status, body.slice(0, 200));
  times.push(performance.now() - began);
}

/** At their own pace, whatever the others do. */
async function others(): Promise<number[]> {
  const free = traffic.clientsAt([app.url]);
  const all = [...free];
  const times: number[] = [];
  const began = performance.now();
  for (let count = 0; count < seconds * rate; count += 1) {
    await pause(Math.max(0, began + (count * 1_000) / rate - performance.now()));
    const client = free.shift();
    if (!client) continue;
    void waitsOf(client, times).finally(() => free.push(client));
  }
  while (free.length < all.length) await pause(50);
  await traffic.settle(all);
  return times;
}

function flood({ cookie }: { cookie: string }) {
  const flooder = fork(join(import.meta.dirname, "flooder.ts"));
  flooder.send({ url: app.url, cookie, paths: costly, atOnce } satisfies Flood);
  return async () => {
    const answers = once(flooder, "message");
    flooder.send("over");
    return (await answers)[0] as Record<number, number>;
  };
}

function tell(name: string, times: readonly number[]) {
  const at = sharesOf(times);
  console.log(
    `${name}: ${times.length} requests, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );
}

const stopWarming = flood(stranger);
await others();
await stopWarming();
await pause(2_000);
tell("without him", await others());
const stop = flood(flooding);
await pause(2_000);
tell("beside him", await others());
console.log("his answers by status:", await stop());
await app.stop();
traffic.close();
await sql.end();
await store.stop();
