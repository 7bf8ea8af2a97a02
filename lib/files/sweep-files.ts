import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { attachments, custodyScans } from "@/db/schema";
import { atomically, type BaseContext } from "../context";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { millisecondsKept } from "./kept";
import { removeIncoming } from "./remove-incoming";

const hour = 3_600_000;

type Ages = {
  /** Younger bytes that no record names may be about to be named, in milliseconds. */
  orphanAge?: number;
  /** How long removed files are kept, in milliseconds. */
  keptFor?: number;
};

/** How much was removed. */
export type Swept = { orphans: number; expired: number; incoming: number };

const before = (ctx: BaseContext, age: number) => new Date(ctx.now.getTime() - age);

/** Only one process sweeps at a time; the others have nothing to do. */
async function isFirst(ctx: BaseContext): Promise<boolean> {
  const [row] = await ctx.db.execute<{ first: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('sweep files', 0)) as first`,
  );
  return row?.first === true;
}

/** The records go first, and last of all: what is rolled back keeps its bytes, and a process that dies leaves orphans. */
async function forgetExpired(ctx: BaseContext, keptFor: number): Promise<number> {
  const expired = await ctx.db
    .delete(attachments)
    .where(and(isNotNull(attachments.removedAt), lt(attachments.removedAt, before(ctx, keptFor))))
    .returning({ key: attachments.storageKey });
  ctx.afterCommit(async () => {
    for (const { key } of expired) await fileStore().remove(key);
  });
  return expired.length;
}

/** The pictures of a scan's pages lie beside it, under its key and their number. */
const namedBy = (key: string) => key.replace(/\.\d+$/, "");

/** The keys that no record names. */
async function namelessOf(ctx: BaseContext, keys: readonly string[]): Promise<string[]> {
  const named = await Promise.all(
    [attachments, custodyScans].map((table) =>
      ctx.db
        .select({ key: table.storageKey })
        .from(table)
        .where(inArray(table.storageKey, keys.map(namedBy))),
    ),
  );
  const known = new Set(named.flat().map(({ key }) => key));
  return keys.filter((key) => !known.has(namedBy(key)));
}

async function removeOrphans(ctx: BaseContext, store: FileStore, oldest: Date): Promise<number> {
  let removed = 0;
  for await (const keys of store.keys())
    for (const key of await namelessOf(ctx, keys)) {
      if ((await store.changedAt(key)) >= oldest) continue;
      await store.remove(key);
      removed += 1;
    }
  return removed;
}

/**
 * Removes files whose time in the recycle bin is over, stored bytes that no record names, and uploads that never came to
 * their end. Null when another process is at it.
 */
export const sweepFiles = (
  ctx: BaseContext,
  { orphanAge = hour, keptFor = millisecondsKept }: Ages = {},
): Promise<Swept | null> =>
  atomically(ctx, async (ctx) => {
    if (!(await isFirst(ctx))) return null;
    const oldest = before(ctx, orphanAge);
    const orphans = await removeOrphans(ctx, fileStore(), oldest);
    const incoming = await removeIncoming(oldest);
    return { orphans, incoming, expired: await forgetExpired(ctx, keptFor) };
  });
