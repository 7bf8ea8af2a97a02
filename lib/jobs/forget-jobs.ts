import { lt } from "drizzle-orm";
import { keptSince } from "@/db/kept-since";
import { settings } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { groupedBy } from "../values/rows";
import { sender } from "./boss";
import { jobTable } from "./job-table";
import { jobsIn } from "./jobs-in";

/** Of one round; the next takes the rest. */
const atMost = 5_000;

/** Those that have ended, done or failed. */
export async function forgetJobs({ db, now }: BaseContext): Promise<void> {
  const { id, name, endedAt } = jobTable;
  const old = await db
    .select({ id, name })
    .from(jobTable)
    .where(lt(endedAt, keptSince(now, { days: settings.jobDays })))
    .limit(atMost);
  if (old.length === 0) return;
  const boss = await sender();
  for (const [queue, jobs] of groupedBy(old, (job) => job.name)) {
    const ids = jobs.map((job) => job.id);
    await boss.deleteJob(queue, ids, { db: jobsIn(() => db) });
  }
}
