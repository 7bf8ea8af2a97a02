import { and, count, eq, gt, min, sql } from "drizzle-orm";
import { accessEvents, loginFailures } from "@/db/schema";
import { ofEntrances } from "../access/entrances";
import type { BaseContext } from "../kernel/context";
import { instantBefore } from "../values/instants";
import { tooManyAttempts } from "./too-many-attempts";

/** For one address that tries few passwords on many accounts. */
const mostFailures = 100;
const fewestAccounts = 5;
const minutes = 15;

/** Somebody who signed in from this address before is not held up by a stranger there. */
async function isKnownHere(ctx: BaseContext, account: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ id: accessEvents.id })
    .from(accessEvents)
    .where(
      and(
        eq(accessEvents.address, ctx.address),
        ofEntrances(accessEvents),
        eq(sql`lower(${accessEvents.account})`, account),
      ),
    )
    .limit(1);
  return known !== undefined;
}

/** 429 after a hundred failures of the address in a quarter of an hour, on five accounts or more. */
export async function assertNoSpraying(ctx: BaseContext, account: string): Promise<void> {
  const since = instantBefore(ctx.now, minutes * 60_000);
  const [tried] = await ctx.db
    .select({
      failures: count(),
      accounts: sql<number>`count(distinct ${loginFailures.account})::int`,
      first: min(loginFailures.at),
    })
    .from(loginFailures)
    .where(and(eq(loginFailures.address, ctx.address), gt(loginFailures.at, since)));
  if (!tried || tried.failures < mostFailures || tried.accounts < fewestAccounts) return;
  if (await isKnownHere(ctx, account)) return;
  const free = (tried.first ?? ctx.now).getTime() + minutes * 60_000;
  throw tooManyAttempts((free - ctx.now.getTime()) / 1000);
}
