import { and, eq, sql } from "drizzle-orm";
import { custodyScans } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { Refused } from "../kernel/errors";
import type { Scan } from "./get-scan";

/** Seconds without a sign of life after which a worker counts as dead. */
const silenceSeconds = 30;
const signEveryMs = 5_000;

export const abandoned = sql`(${custodyScans.workedAt} is null or ${custodyScans.workedAt} < now() - make_interval(secs => ${silenceSeconds}))`;

/** By the database's clock, which all processes share. */
export const signOfLife = { workedAt: sql`now()` };

type Working = { id: number; status: Scan["status"] };

export type Work = {
  /** Aborted when the scan is cancelled. */
  signal: AbortSignal;
  report: (progress: number) => Promise<void>;
};

/** Gives signs of life, and ends as soon as the scan has another status. */
export async function workOnScan<T>(
  ctx: BaseContext,
  { id, status }: Working,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  const leaving = new AbortController();
  const touch = async (progress?: number) => {
    const [held] = await ctx.db
      .update(custodyScans)
      .set({ ...signOfLife, ...(progress === undefined ? {} : { progress }) })
      .where(and(eq(custodyScans.id, id), eq(custodyScans.status, status)))
      .returning({ id: custodyScans.id });
    if (!held) leaving.abort(new Refused("El escaneo se canceló.", "scan_not_in_review"));
  };
  const signs = setInterval(() => touch().catch((reason) => leaving.abort(reason)), signEveryMs);
  try {
    return await work({
      signal: leaving.signal,
      report: async (progress) => {
        await touch(progress);
        leaving.signal.throwIfAborted();
      },
    });
  } finally {
    clearInterval(signs);
  }
}
