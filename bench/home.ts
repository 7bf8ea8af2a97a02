import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { closeDatabase, database, watchQueries } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { listAlerts } from "@/lib/alerts/list-alerts";
import { getUnbilledHead } from "@/lib/billing/get-unbilled-head";
import { refreshUnbilledTotals } from "@/lib/billing/refresh-unbilled-totals";
import { getAgenda } from "@/lib/home/get-agenda";
import { getFieldwork } from "@/lib/home/get-fieldwork";
import { getToday } from "@/lib/home/get-today";
import { listBillingMonths } from "@/lib/home/list-billing-months";
import { listSheetsToLiquidate } from "@/lib/home/list-sheets-to-liquidate";
import { listWasteMonths } from "@/lib/home/list-waste-months";
import { type Context, plainContext } from "@/lib/kernel/context";
import { listSchedule } from "@/lib/schedule/list-schedule";
import { searchEverything } from "@/lib/search/search-everything";
import { addDays } from "@/lib/values/dates";
import { fillCompany } from "./company";
import { large as size } from "./company-size";
import { openOwnDatabase } from "./own-database";

/**
 * Measures the first screen, the search and the schedule of a large company, in a database of its own that ends with
 * it: `npx tsx bench/home.ts`. With BENCH_PAGE=1 it also starts the built app and measures the page.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 20);

async function measure(name: string, work: () => Promise<unknown>) {
  const times: number[] = [];
  let queries = 0;
  const stop = watchQueries(() => {
    queries += 1;
  });
  for (let round = 0; round < rounds + 2; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  stop();
  const sorted = times.slice(2).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const asked = queries > 0 ? `${String(queries / (rounds + 2)).padStart(3)} queries` : "";
  console.log(
    `${name.padEnd(44)} ${asked.padEnd(12)}   p50 ${at(0.5).padStart(8)} ms   p95 ${at(0.95).padStart(8)} ms`,
  );
}

const postgres = await openOwnDatabase();
const filling = performance.now();
await fillCompany(postgres.url, size);
console.log(
  `${Object.entries(size)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ")}: filled in ${((performance.now() - filling) / 1_000).toFixed(1)} s\n`,
);

const { user, cookie } = await aSession();
const ctx: Context = {
  ...plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" }),
  caller: { user, sessionId: null, tokenId: null, scope: "write" },
};
const { today } = ctx;
const page = { page: 1, pageSize: 8 };
const year = { from: addDays(today, -364), to: today };

await measure("Inicio, today", () => getToday(ctx));
await measure("  projects and units", () => getFieldwork(ctx));
await measure("  visits of today and late ones", () => getAgenda(ctx));
await measure("  papers", () => listAlerts(ctx, { page }));
await measure("  sheets to liquidate", () => listSheetsToLiquidate(ctx));
await measure("  done and not billed, not summed yet", () => getUnbilledHead(ctx, 4));
await refreshUnbilledTotals(ctx);
await measure("  done and not billed", () => getUnbilledHead(ctx, 4));
await measure("  months billed", () => listBillingMonths(ctx));
await measure("  months of waste", () => listWasteMonths(ctx));
await measure("search: a chain's number", () => searchEverything(ctx, { q: "0041234", limit: 24 }));
await measure("search: two words", () => searchEverything(ctx, { q: "petrolera 41", limit: 24 }));
await measure("schedule: a page of a year", () =>
  listSchedule(ctx, { ...year, page: { page: 1, pageSize: 50 } }),
);
await database().execute(
  "update project_resources set frequency_type = 'DAY', interval_days = 1, weekdays = null where type_resource = 'SERVICIO'",
);
await measure(`schedule: the same, ${size.services} daily services`, () =>
  listSchedule(ctx, { ...year, page: { page: 1, pageSize: 50 } }),
);

if (process.env.BENCH_PAGE === "1") {
  const app = await startApp({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(postgres.dataDir, "data"),
  });
  await measure("the rendered page", async () => {
    const answer = await fetch(`${app.url}/`, { headers: { cookie } });
    const html = await answer.text();
    if (!html.includes("Por hacer hoy")) throw new Error(`The page answers ${answer.status}`);
  });
  await app.stop();
}
await closeDatabase();
await postgres.stop();
