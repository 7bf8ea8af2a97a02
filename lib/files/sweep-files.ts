import { recordPairing } from "../installation/record-pairing";
import { stampStoreClock } from "../installation/store-identity";
import { endSweepTurn, takeSweepTurn } from "../installation/sweep-turn";
import { recordFindings } from "../installation/trouble";
import type { BaseContext } from "../kernel/context";
import { env } from "../kernel/env";
import { forgetAssets } from "../storage/build-assets";
import { fileStore } from "../storage/file-store";
import { instantBefore } from "../values/instants";
import { clearQuarantine } from "./clear-quarantine";
import { forgetExpired } from "./forget-expired";
import { listOrphans, orphanTrouble, quarantineKeys } from "./orphans";
import { purge, tryPurgeLock } from "./purge";
import { removeIncoming } from "./remove-incoming";
import { endOfKeeping, type SweepTerms, type Swept, sweepTerms, sweptNothing } from "./sweep-terms";

async function sweepPaired(ctx: BaseContext, how: Required<SweepTerms>): Promise<Swept> {
  const store = fileStore();
  const now = await stampStoreClock(store);
  const before = (age: number) => instantBefore(now, age);
  const over = endOfKeeping(how.keptFor, ctx.now, now);
  const expired = await purge(ctx, (ctx) => forgetExpired(ctx, over));
  const forgotten = await purge(ctx, (ctx) => how.forget(ctx, over));
  const { returned, removed } = await clearQuarantine(ctx, store, before(how.keptFor));
  await forgetAssets(before(how.keptFor), env.NEXT_DEPLOYMENT_ID);
  const found = await listOrphans(ctx, store, before(how.orphanAge));
  const trouble = how.mayBeMany ? null : orphanTrouble(found);
  const met = { trouble, orphans: found.keys.length, stored: found.stored };
  await recordFindings(ctx, trouble ? met : { ...met, orphans: 0 });
  const orphans = trouble ? 0 : await quarantineKeys(ctx, store, { keys: found.keys, now });
  return { trouble, orphans, returned, expired: expired + forgotten + removed };
}

async function sweep(ctx: BaseContext, how: Required<SweepTerms>): Promise<Swept> {
  const trouble = await recordPairing(ctx);
  return trouble ? { ...sweptNothing, trouble } : sweepPaired(ctx, how);
}

/**
 * Removes files whose time in the recycle bin or in quarantine is over, and sets stored bytes aside that no record
 * names; forgets the assets of builds that nobody has open any more. Does nothing when the database and the store are no
 * pair, and sets nothing aside when it would be much. Null when another process sweeps or files are being copied. No
 * transaction is open while the store is used.
 */
export async function sweepFiles(ctx: BaseContext, how: SweepTerms = {}): Promise<Swept | null> {
  const terms = sweepTerms(how);
  await removeIncoming(terms.orphanAge);
  if (!(await tryPurgeLock(ctx)) || !(await takeSweepTurn(ctx))) return null;
  try {
    return await sweep(ctx, terms);
  } finally {
    await endSweepTurn(ctx);
  }
}
