import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { unitsNumbered } from "@/db/testing/factories";
import { getAvailability } from "@/lib/availability/get-availability";
import { getTimeline } from "@/lib/availability/get-timeline";
import { nobodyAt } from "@/lib/kernel/testing";
import { addDays } from "@/lib/values/dates";
import { openOwnDatabase } from "./own-database";

/** Measures the search by dates and the timeline over 5,000 units and 200,000 claims: `npx tsx bench/availability.ts`. */
const [units, claimsOfEach, rounds] = [5_000, 40, 20];

async function measure(name: string, work: () => Promise<unknown>) {
  const [spent, passed]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 3; round += 1) {
    const [before, began] = [process.cpuUsage(), performance.now()];
    await work();
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
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
await closeDatabase();
await postgres.stop();
