import { lt, sql } from "drizzle-orm";
import { idempotencyKeys } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { instantBefore } from "../values/instants";

/** Days that an answer is kept for its idempotency key. */
export const daysAnswersAreKept = 7;
/** Rows a round deletes; the next round takes the rest. */
const atMost = 5_000;

export const oldestAnswer = ({ now }: BaseContext) =>
  instantBefore(now, daysAnswersAreKept * 86_400_000);

/** Whoever they were for; what somebody has locked waits. */
export async function forgetAnswers(ctx: BaseContext): Promise<void> {
  const { userId, key, createdAt } = idempotencyKeys;
  const answered = ctx.db
    .select({ userId, key })
    .from(idempotencyKeys)
    .where(lt(createdAt, oldestAnswer(ctx)))
    .limit(atMost)
    .for("update", { skipLocked: true });
  await ctx.db.delete(idempotencyKeys).where(sql`(${userId}, ${key}) in ${answered}`);
}
