import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { costlyCalls } from "@/db/schema";
import type { Context } from "../kernel/context";
import { RateLimited } from "../kernel/errors";
import { allowanceHeaders, allowances, type CostlyKind } from "./allowances";
import { noteRefusal } from "./note-refusal";

const refused = "Pidió demasiado en poco tiempo. Espere unos segundos e intente de nuevo.";

/** Milliseconds. */
const refusalDelay = 1_000;
const mostDelayed = 200;
let delayed = 0;

/** A refusal takes its time, so that who asks on and on is not served with refusals alone. */
async function delayRefusal() {
  if (delayed >= mostDelayed) return;
  delayed += 1;
  await pause(refusalDelay);
  delayed -= 1;
}

const secondsOwed = (now: string) =>
  sql<number>`extract(epoch from paid_until - ${now}::timestamptz)::float`;

/** Gives the seconds owed then; undefined where they would be more than may be owed. */
async function spend(userId: number, kind: CostlyKind, now: string): Promise<number | undefined> {
  const { atOnce, secondsPerCall } = allowances[kind];
  const step = sql`make_interval(secs => ${secondsPerCall})`;
  const latestPaidUntil = sql`${now}::timestamptz + make_interval(secs => ${(atOnce - 1) * secondsPerCall})`;
  const further = sql`on conflict (user_id, kind) do update
    set paid_until = greatest(call.paid_until, ${now}::timestamptz) + ${step}
    where call.paid_until <= ${latestPaidUntil}`;
  // Who owes too much is refused before a row is locked, which would cost a write.
  const unlessOwing = sql`where not exists (
    select from ${costlyCalls} where user_id = ${userId} and kind = ${kind} and paid_until > ${latestPaidUntil})`;
  const [spent] = await database().execute<{ debt: number }>(sql`
    insert into ${costlyCalls} as call (user_id, kind, paid_until)
    select ${userId}::integer, ${kind}, ${now}::timestamptz + ${step} ${unlessOwing}
    ${further}
    returning ${secondsOwed(now)} as debt`);
  return spent?.debt;
}

/**
 * Gives what the answer's headers tell of it; 429, a second later, once the caller has made too many of the kind,
 * through whichever process. Outside the caller's transaction, and also where he only reads.
 */
export async function spendAllowance(
  ctx: Context,
  kind: CostlyKind,
): Promise<Record<string, string>> {
  const [{ id }, now, allowance] = [ctx.caller.user, ctx.now.toISOString(), allowances[kind]];
  const debtThen = await spend(id, kind, now);
  if (debtThen !== undefined) return allowanceHeaders(allowance, debtThen);
  const [debtor] = await database().execute<{ debt: number }>(sql`
    select ${secondsOwed(now)} as debt from ${costlyCalls} where user_id = ${id} and kind = ${kind}`);
  const mostSeconds = (allowance.atOnce - 1) * allowance.secondsPerCall;
  const debt = debtor?.debt ?? mostSeconds;
  noteRefusal(`too many calls (${kind}) to user ${id}`);
  await delayRefusal();
  throw new RateLimited(refused, {
    seconds: Math.max(1, Math.ceil(debt - mostSeconds)),
    headers: allowanceHeaders(allowance, debt),
  });
}
