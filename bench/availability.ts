import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { aSession, unitsNumbered } from "@/db/testing/factories";
import { startApp } from "@/e2e/app";
import { getAvailability } from "@/lib/availability/get-availability";
import { getTimeline } from "@/lib/availability/get-timeline";
import { nobodyAt } from "@/lib/kernel/testing";
import { addDays } from "@/lib/values/dates";
import { openOwnDatabase } from "./own-database";
import { processorTime } from "./processor";

/**
 * Measures the search by dates and the timeline over 5,000 units and 200,000 claims: `npx tsx bench/availability.ts`.
 * With BENCH_PAGE=1 it also starts the built app and measures the screen, the database's time beside the app's.
 */
const [units, claimsOfEach, rounds] = [5_000, 40, 20];

const ownTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

async function measure(name: string, work: () => Promise<unknown>, timeSpent = ownTime) {
  const [spent, passed]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 3; round += 1) {
    const [before, began] = [timeSpent(), performance.now()];
    await work();
    spent.push(timeSpent() - before);
    passed.push(performance.now() - began);
  }
  const middle = (of: number[]) => of.slice(3).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `${name.padEnd(44)} ${middle(spent).toFixed(1).padStart(8)} ms of CPU ${middle(passed).toFixed(1).padStart(8)} ms in all`,
  );
}

const postgres = await openOwnDatabase();
await unitsNumbered(1, units + 1);
for (let turn = 0; turn < claimsOfEach; turn += 1)
  await database().execute(sql`
    insert into unit_blocks (resource_item_id, from_date, to_date, block_kind, reason)
    select id, company_day() + ${turn * 20}::int + id % 7, company_day() + ${turn * 20 + 12}::int + id % 7, 'REPAIR', 'x'
    from resource_items`);
await database().execute(sql`analyze`);

const ctx = nobodyAt(new Date());
const days = { from: addDays(ctx.today, 90), to: addDays(ctx.today, 97), quantity: 3 };
const asked = { type: undefined, condition: undefined, minCapacity: undefined, search: undefined };
await measure("search, all units", () =>
  getAvailability(ctx, { ...days, ...asked, nearProjectId: undefined }),
);
const page = { page: 1, pageSize: 50 };
await measure("timeline, 50 units, 90 days", () =>
  getTimeline(ctx, { from: ctx.today, to: addDays(ctx.today, 89), ...asked, page }),
);
if (process.env.BENCH_PAGE === "1") {
  const { cookie } = await aSession();
  const app = await startApp({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(postgres.dataDir, "data"),
  });
  const timesEach = 4;
  for (const rows of [50, 150]) {
    const address = `${app.url}/availability?zoom=quarter&rows=${rows}`;
    await measure(
      `the screen ${timesEach} times, ${rows} units, a quarter`,
      async () => {
        for (let time = 0; time < timesEach; time += 1) {
          const answer = await fetch(address, { headers: { cookie } });
          const html = await answer.text();
          if (!html.includes("Línea de tiempo")) throw new Error(`It answers ${answer.status}`);
        }
      },
      () => processorTime(app.pid),
    );
  }
  await app.stop();
}
await closeDatabase();
await postgres.stop();
