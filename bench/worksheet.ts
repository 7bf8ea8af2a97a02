import { performance } from "node:perf_hooks";
import { closeDatabase, database, watchQueries } from "@/db/client";
import { aUser } from "@/db/testing/factories";
import { listUnbilled } from "@/lib/billing/list-unbilled";
import { refreshWorksheets } from "@/lib/billing/refresh-worksheets";
import { type Context, plainContext } from "@/lib/kernel/context";
import { getProjectOverview } from "@/lib/overview/get-project-overview";
import { getWorksheetOverview } from "@/lib/overview/get-worksheet-overview";
import { reviewRefresh } from "@/lib/worksheets/review-refresh";
import { fillLargeProject, lastSheet, openSheets, projectSize } from "./large-project";
import { openOwnDatabase } from "./own-database";

/**
 * Measures what a work sheet of a large project costs this process, in a database of its own that ends with it: `npx
 * tsx bench/worksheet.ts`. CPU is the process's own, of all threads; 300 ms is what the sheet's page may take.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);

const median = (values: number[]) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0).padStart(6);

async function measure(name: string, work: () => Promise<unknown>, warm = 2) {
  const walls: number[] = [];
  const cpus: number[] = [];
  let queries = 0;
  const stop = watchQueries(() => {
    queries += 1;
  });
  for (let round = 0; round < rounds + warm; round += 1) {
    const began = performance.now();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    cpus.push((user + system) / 1_000);
    walls.push(performance.now() - began);
  }
  stop();
  const asked = String(Math.round(queries / (rounds + warm))).padStart(3);
  console.log(
    `${name.padEnd(40)} ${asked} queries   CPU p50 ${median(cpus.slice(warm))} ms   wall p50 ${median(walls.slice(warm))} ms`,
  );
}

const postgres = await openOwnDatabase();
await fillLargeProject(postgres.url);
const ctx: Context = {
  ...plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" }),
  caller: { user: await aUser(), sessionId: null, tokenId: null, scope: "write" },
};
const project = { projectId: 1 };
const sheet = { ...project, worksheetId: lastSheet };

const began = performance.now();
for (let open = 12; open <= projectSize.sheets; open += 12) {
  await openSheets(postgres.url, open);
  await refreshWorksheets(ctx, 1);
}
console.log(
  `${Object.entries(projectSize)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ")}: ${((performance.now() - began) / 1_000).toFixed(1)} s to write every line\n`,
);

async function measureAll(open: number) {
  await openSheets(postgres.url, open);
  console.log(`\n${open} of ${projectSize.sheets} sheets in progress`);
  await measure("the sheet's page", () => getWorksheetOverview(ctx, sheet));
  await measure("  what a refresh would change", () => reviewRefresh(ctx, sheet));
  await measure("refresh", () => refreshWorksheets(ctx, 1));
  await measure("project overview (all-info)", () => getProjectOverview(ctx, project));
  await measure("done and not billed", () => listUnbilled(ctx, { ...project, page: null }));
}

await measureAll(projectSize.openSheets);
await measureAll(projectSize.sheets);
await closeDatabase();
await postgres.stop();
