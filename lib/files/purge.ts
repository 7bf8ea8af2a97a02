import { sql } from "drizzle-orm";
import { atomically, type BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";

/** Locked, shared, by whoever copies stored files; nothing of theirs goes meanwhile. */
export const fileCopyLockName = "stored files stay";
export const fileCopyLock = sql`hashtextextended(${fileCopyLockName}, 0)`;

/** No while somebody copies stored files. */
export async function tryPurgeLock(ctx: BaseContext): Promise<boolean> {
  const [row] = await ctx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${fileCopyLock}) as free`,
  );
  return row?.free === true;
}

/**
 * Forgets records, then removes the bytes under the keys they named; gives how many keys. The records go
 * first: what is rolled back keeps its bytes, and a process that dies leaves bytes that nobody names. Nothing
 * goes while files are being copied: the lock is had by one side or the other before either looks.
 */
export async function purge(
  ctx: BaseContext,
  forget: (ctx: BaseContext) => Promise<string[]>,
): Promise<number> {
  const keys = await atomically(ctx, async (ctx) => ((await tryPurgeLock(ctx)) ? forget(ctx) : []));
  for (const key of keys) await fileStore().remove(key);
  return keys.length;
}
