import { desc, eq, sql } from "drizzle-orm";
import { jobTable } from "../jobs/job-table";
import type { BaseContext } from "../kernel/context";
import type { LastCopy } from "./judge-copies";

/** By whichever instance made it. */
export async function findLastCopy(ctx: BaseContext): Promise<LastCopy | null> {
  const [last] = await ctx.db
    .select({ madeAt: jobTable.endedAt, output: jobTable.output })
    .from(jobTable)
    .where(sql`${eq(jobTable.name, "back-up")} and ${jobTable.state} = 'completed'`)
    .orderBy(desc(jobTable.endedAt))
    .limit(1);
  return last?.madeAt ? { madeAt: last.madeAt, missing: Number(last.output?.missing ?? 0) } : null;
}
