import { desc, eq, sql } from "drizzle-orm";
import { DrillResult } from "../backup/drill-result";
import { jobTable } from "../jobs/job-table";
import type { BaseContext } from "../kernel/context";

export type LastDrill = DrillResult & { endedAt: Date };

/** By whichever instance did it. */
export async function findLastDrill(ctx: BaseContext): Promise<LastDrill | null> {
  const [last] = await ctx.db
    .select({ endedAt: jobTable.endedAt, output: jobTable.output })
    .from(jobTable)
    .where(
      sql`${eq(jobTable.name, "restore-drill")} and ${jobTable.state} = 'completed'
        and ${jobTable.output} ? 'copy'`,
    )
    .orderBy(desc(jobTable.endedAt))
    .limit(1);
  const { success, data } = DrillResult.safeParse(last?.output);
  return success && last?.endedAt ? { ...data, endedAt: last.endedAt } : null;
}
