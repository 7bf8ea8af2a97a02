import { sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { jobTable } from "./job-table";
import type { JobState } from "./labels";
import { type JobName, jobNames } from "./queues";

/** How many wait, are worked, wait to be tried again, and were given up; since when the oldest waits that could begin. */
export type QueueState = {
  name: JobName;
  waiting: number;
  oldest: Date | null;
  active: number;
  retrying: number;
  failed: number;
};

const ready = sql`${jobTable.state} = 'created' and ${jobTable.startAfter} <= now()`;
const counted = (state: JobState) =>
  sql<number>`(count(*) filter (where ${jobTable.state} = ${state}))::int`;

/** In the order of their declaration, the idle ones too. */
export async function listQueues(ctx: BaseContext): Promise<QueueState[]> {
  const found = await ctx.db
    .select({
      name: jobTable.name,
      waiting: counted("created"),
      oldest: sql<Date | null>`min(${jobTable.startAfter}) filter (where ${ready})`.mapWith(
        jobTable.startAfter,
      ),
      active: counted("active"),
      retrying: counted("retry"),
      failed: counted("failed"),
    })
    .from(jobTable)
    .where(sql`${jobTable.state} in ('created', 'active', 'retry', 'failed')`)
    .groupBy(jobTable.name);
  const idle = { waiting: 0, oldest: null, active: 0, retrying: 0, failed: 0 };
  const byName = new Map(found.map((queue) => [queue.name, queue]));
  return jobNames.map((name) => byName.get(name) ?? { name, ...idle });
}
