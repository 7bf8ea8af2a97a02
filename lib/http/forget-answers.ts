import { lt, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { ofOneRound } from "../kernel/one-round";
import { instantBefore } from "../values/instants";

/** Days that an answer is kept for its idempotency key. */
const daysAnswersAreKept = 7;

export const oldestAnswer = ({ now }: BaseContext) =>
  instantBefore(now, daysAnswersAreKept * 86_400_000);

/** Whoever they were for. */
export async function forgetAnswers(ctx: BaseContext): Promise<void> {
  const { userId, key, createdAt } = idempotencyKeys;
  const answered = ctx.db
    .select({ userId, key })
    .from(idempotencyKeys)
    .where(lt(createdAt, oldestAnswer(ctx)));
  await ctx.db
    .delete(idempotencyKeys)
    .where(ofOneRound(idempotencyKeys, sql`(${userId}, ${key})`, answered));
}
