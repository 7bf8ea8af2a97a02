import { and, count, eq, gt, min } from "drizzle-orm";
import { loginFailures } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { instantBefore } from "../values/instants";
import { assertNoSpraying } from "./guard-address";
import { tooManyAttempts } from "./too-many-attempts";

type AttemptLimit = { account: string; max: number; minutes: number };

export const ofAccountAndAddress = (ctx: BaseContext, account: string) =>
  and(eq(loginFailures.account, account), eq(loginFailures.address, ctx.address));

const windowStart = (ctx: BaseContext, minutes: number) => instantBefore(ctx.now, minutes * 60_000);

/**
 * 429 once the account and address have failed too often, or the address on many accounts; the answer says when to come
 * back.
 */
export async function assertMayTry(ctx: BaseContext, { account, max, minutes }: AttemptLimit) {
  await assertNoSpraying(ctx, account);
  const [failed] = await ctx.db
    .select({ times: count(), first: min(loginFailures.at) })
    .from(loginFailures)
    .where(and(ofAccountAndAddress(ctx, account), gt(loginFailures.at, windowStart(ctx, minutes))));
  if (!failed || failed.times < max) return;
  const free = (failed.first ?? ctx.now).getTime() + minutes * 60_000;
  throw tooManyAttempts((free - ctx.now.getTime()) / 1000);
}
