import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { type ListRequest, listedOf } from "../lists/sql";
import { jobTable } from "./job-table";
import type { JobState } from "./labels";
import type { JobName } from "./queues";

type JobsAsked = ListRequest & { name?: JobName | undefined; state?: JobState | undefined };

const columns = {
  id: jobTable.id,
  name: jobTable.name,
  key: jobTable.key,
  state: jobTable.state,
  createdAt: jobTable.createdAt,
  startAfter: jobTable.startAfter,
  endedAt: jobTable.endedAt,
  tries: sql<string>`(${jobTable.retries} + 1) || ' de ' || (${jobTable.retryLimit} + 1)`,
  failure: sql<string | null>`${jobTable.output}->>'message'`,
};

/** The newest first; those that were done only when they are asked for. */
export async function listJobs(ctx: Context, { name, state, page }: JobsAsked) {
  const where = and(
    name && eq(jobTable.name, name),
    state ? eq(jobTable.state, state) : ne(jobTable.state, "completed"),
  );
  const rows = ctx.db
    .select(columns)
    .from(jobTable)
    .where(where)
    .orderBy(desc(jobTable.createdAt), desc(jobTable.id));
  return listedOf(rows, () => ctx.db.$count(jobTable, where), page);
}

export type ListedJob =
  Awaited<ReturnType<typeof listJobs>> extends Listed<infer Row> ? Row : never;
