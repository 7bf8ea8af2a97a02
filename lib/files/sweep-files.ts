import { and, isNotNull, lt } from "drizzle-orm";
import { attachments } from "@/db/schema";
import { lookAtStore } from "../installation/look-at-store";
import { timeOf } from "../installation/mark";
import { endSweepTurn, takeSweepTurn } from "../installation/sweep-turn";
import { noteTrouble, type StoreTrouble } from "../installation/trouble";
import type { BaseContext } from "../kernel/context";
import { fileStore } from "../storage/file-store";
import { instantAt, instantBefore } from "../values/instants";
import { clearQuarantine } from "./clear-quarantine";
import { listOrphans, setOrphansAside, tooMany } from "./orphans";
import { mayPurge, purge } from "./purge";
import { removeIncoming } from "./remove-incoming";
import { millisecondsKept } from "./retention";

const hour = 3_600_000;

type How = {
  /** Milliseconds; younger bytes may be about to be named. */
  orphanAge?: number;
  /** Milliseconds in the recycle bin and in quarantine. */
  keptFor?: number;
  /** A person has looked: however many orphans there are, they are set aside. */
  mayBeMany?: boolean;
  /** Forgets records of other kinds with what they named. */
  forget?: (ctx: BaseContext, oldest: Date) => Promise<string[]>;
};

export type Swept = {
  trouble: StoreTrouble | null;
  orphans: number;
  returned: number;
  expired: number;
};

const nothing: Swept = { trouble: null, orphans: 0, returned: 0, expired: 0 };

async function forgetExpired(ctx: BaseContext, oldest: Date): Promise<string[]> {
  const expired = await ctx.db
    .delete(attachments)
    .where(and(isNotNull(attachments.removedAt), lt(attachments.removedAt, oldest)))
    .returning({ key: attachments.storageKey });
  return expired.map(({ key }) => key);
}

/** Records carry the time of a server: what goes with them has waited by its clock and by the store's, whichever is wrong. */
const overFor = (keptFor: number, ...clocks: readonly Date[]) =>
  instantAt(Math.min(...clocks.map((clock) => clock.getTime())) - keptFor);

async function sweepPaired(ctx: BaseContext, how: Required<How>): Promise<Swept> {
  const store = fileStore();
  const now = await timeOf(store);
  const before = (age: number) => instantBefore(now, age);
  const over = overFor(how.keptFor, ctx.now, now);
  const expired = await purge(ctx, (ctx) => forgetExpired(ctx, over));
  const forgotten = await purge(ctx, (ctx) => how.forget(ctx, over));
  const { returned, removed } = await clearQuarantine(ctx, store, before(how.keptFor));
  const found = await listOrphans(ctx, store, before(how.orphanAge));
  const trouble = how.mayBeMany ? null : tooMany(found);
  const met = { trouble, orphans: found.keys.length, stored: found.stored };
  await noteTrouble(ctx, trouble ? met : { ...met, orphans: 0 });
  const orphans = trouble ? 0 : await setOrphansAside(ctx, store, { keys: found.keys, now });
  return { trouble, orphans, returned, expired: expired + forgotten + removed };
}

async function sweep(ctx: BaseContext, how: Required<How>): Promise<Swept> {
  const trouble = await lookAtStore(ctx);
  return trouble ? { ...nothing, trouble } : sweepPaired(ctx, how);
}

/**
 * Removes files whose time in the recycle bin or in quarantine is over, and sets aside stored bytes that no
 * record names. Touches nothing when the database and the store are no pair, and sets nothing aside when it
 * would be much. Null when another process is at it or files are being copied. No transaction is open while
 * the store is spoken to.
 */
export async function sweepFiles(ctx: BaseContext, how: How = {}): Promise<Swept | null> {
  const { orphanAge = hour, keptFor = millisecondsKept, mayBeMany = false } = how;
  const { forget = async () => [] } = how;
  await removeIncoming(orphanAge);
  if (!(await mayPurge(ctx)) || !(await takeSweepTurn(ctx))) return null;
  try {
    return await sweep(ctx, { orphanAge, keptFor, mayBeMany, forget });
  } finally {
    await endSweepTurn(ctx);
  }
}
