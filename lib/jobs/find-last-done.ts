import { and, desc, eq, sql } from "drizzle-orm";
import type { BaseContext } from "../kernel/context";
import { jobTable } from "./job-table";
import type { JobName } from "./queues";

type Done = { endedAt: Date; output: typeof jobTable.$inferSelect.output };

/** The last one, by whichever instance, of those that came to something: what it gave has this key. */
export async function findLastDone(
  ctx: BaseContext,
  name: JobName,
  key: string,
): Promise<Done | null> {
  const [last] = await ctx.db
    .select({ endedAt: jobTable.endedAt, output: jobTable.output })
    .from(jobTable)
    .where(
      and(
        eq(jobTable.name, name),
        eq(jobTable.state, "completed"),
        sql`${jobTable.output} ? ${key}`,
      ),
    )
    .orderBy(desc(jobTable.endedAt))
    .limit(1);
  return last?.endedAt ? { endedAt: last.endedAt, output: last.output } : null;
}
