import { sql } from "drizzle-orm";
import { atomically, type BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";

/** Locked shared while somebody copies stored files: nothing is purged meanwhile. */
export const fileCopyLockName = "stored files stay";
export const fileCopyLock = sql`hashtextextended(${fileCopyLockName}, 0)`;

/** False while somebody copies stored files. */
export async function tryPurgeLock(ctx: BaseContext): Promise<boolean> {
  const [row] = await ctx.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${fileCopyLock}) as free`,
  );
  return row?.free === true;
}

/**
 * Deletes the records, then the bytes under their keys; gives how many keys. In this order a rollback keeps the bytes,
 * and a process that dies leaves only orphans. Nothing is purged while files are copied: one side has the lock before
 * either looks.
 */
export async function purge(
  ctx: BaseContext,
  forget: (ctx: BaseContext) => Promise<string[]>,
): Promise<number> {
  const keys = await atomically(ctx, async (ctx) => ((await tryPurgeLock(ctx)) ? forget(ctx) : []));
  for (const key of keys) await fileStore().remove(key);
  return keys.length;
}
