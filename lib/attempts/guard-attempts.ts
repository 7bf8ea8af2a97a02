import { sql } from "drizzle-orm";
import { loginFailures, settings } from "@/db/schema";
import { emailIn, recordAccess } from "../access/record-access";
import { atomically, type BaseContext } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";
import { assertMayTry, ofAccountAndAddress } from "./guard-account";

/** Anything but an e-mail may be a password, so only its hash is kept. */
const accountOf = (typed: string): string => emailIn(typed) ?? hashSecret(typed.toLowerCase());

async function recordFailure(ctx: BaseContext, account: string) {
  const { address, now: at } = ctx;
  await ctx.db.insert(loginFailures).values({ account, address, at });
  await recordAccess(ctx, { kind: "SIGN_IN_FAILED", typed: account });
}

/**
 * A check gives null for a wrong secret. However many run at once, no more than the settings allow are answered. A
 * success forgets earlier failures, unless more has to be shown (`clearsFailures`).
 */
export async function guardAttempts<T>(
  ctx: BaseContext,
  typed: string,
  check: () => Promise<T | null>,
  clearsFailures: (found: T) => boolean = () => true,
): Promise<T | null> {
  const [limits] = await ctx.db
    .select({ max: settings.loginAttemptsMax, minutes: settings.loginAttemptsMinutes })
    .from(settings);
  const limit = { account: accountOf(typed), ...(limits ?? { max: 10, minutes: 15 }) };
  await assertMayTry(ctx, limit);
  const found = await check();
  await atomically(ctx, async (ctx) => {
    const held = `login ${ctx.address}`;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`);
    await assertMayTry(ctx, limit);
    if (found === null) await recordFailure(ctx, limit.account);
    else if (clearsFailures(found))
      await ctx.db.delete(loginFailures).where(ofAccountAndAddress(ctx, limit.account));
  });
  return found;
}
