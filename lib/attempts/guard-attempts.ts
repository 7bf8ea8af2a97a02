import { and, count, eq, gt, min, sql } from "drizzle-orm";
import { loginFailures, settings } from "@/db/schema";
import { emailIn, recordAccess } from "../access/record-access";
import { atomically, type BaseContext } from "../kernel/context";
import { hashSecret } from "../kernel/secrets";
import { instantBefore } from "../values/instants";
import { assertNoSpraying } from "./guard-address";
import { tooManyAttempts } from "./too-many-attempts";

/** The account's e-mail; of what is none, a password perhaps, only a mark. */
const nameOf = (typed: string): string => emailIn(typed) ?? hashSecret(typed.toLowerCase());

type Allowance = { account: string; max: number; minutes: number };

const windowStart = (ctx: BaseContext, minutes: number) => instantBefore(ctx.now, minutes * 60_000);

const same = (ctx: BaseContext, account: string) =>
  and(eq(loginFailures.account, account), eq(loginFailures.address, ctx.address));

/**
 * 429 once the account and address have failed too often, or the address on many; the answer says when to
 * come back.
 */
async function assertAllowed(ctx: BaseContext, { account, max, minutes }: Allowance) {
  await assertNoSpraying(ctx, account);
  const [failed] = await ctx.db
    .select({ times: count(), first: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(same(ctx, account), gt(loginFailures.at, windowStart(ctx, minutes))));
  if (!failed || failed.times < max) return;
  const free = (failed.first ?? ctx.now).getTime() + minutes * 60_000;
  throw tooManyAttempts((free - ctx.now.getTime()) / 1000);
}

async function recordFailure(ctx: BaseContext, account: string) {
  const { address, now: at } = ctx;
  await ctx.db.insert(loginFailures).values({ account, address, at });
  await recordAccess(ctx, { kind: "SIGN_IN_FAILED", typed: account });
}

/**
 * A check of a secret gives null when it fails; however many run at once, no more than the settings allow
 * learn anything. A success forgets the failures before it, unless more is to be shown (`settles`).
 */
export async function guardAttempts<T>(
  ctx: BaseContext,
  account: string,
  check: () => Promise<T | null>,
  settles: (found: T) => boolean = () => true,
): Promise<T | null> {
  const [limits] = await ctx.db
    .select({ max: settings.loginAttemptsMax, minutes: settings.loginAttemptsMinutes })
    .from(settings);
  const allowance = { account: nameOf(account), ...(limits ?? { max: 10, minutes: 15 }) };
  await assertAllowed(ctx, allowance);
  const found = await check();
  await atomically(ctx, async (ctx) => {
    const held = `login ${ctx.address}`;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${held}, 0))`);
    await assertAllowed(ctx, allowance);
    if (found === null) await recordFailure(ctx, allowance.account);
    else if (settles(found)) await ctx.db.delete(loginFailures).where(same(ctx, allowance.account));
  });
  return found;
}
