import { eq } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { foundIn } from "../kernel/found-in";
import { sender } from "./boss";
import { jobTable } from "./job-table";
import { jobsIn } from "./jobs-in";

/** One that was given up is tried once more, at once. */
export async function retryJob(ctx: Context, { jobId }: { jobId: string }): Promise<void> {
  const columns = { name: jobTable.name, state: jobTable.state };
  const rows = await ctx.db.select(columns).from(jobTable).where(eq(jobTable.id, jobId));
  const { name, state } = foundIn(rows, "No se encontró la tarea.");
  if (state !== "failed") throw new Refused("Solo se reintenta una tarea fallida.");
  const boss = await sender();
  await boss.retry(name, jobId, { db: jobsIn(() => ctx.db) });
}
