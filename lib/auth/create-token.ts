import { and, eq, not } from "drizzle-orm";
import type { z } from "zod";
import { apiTokens, users } from "@/db/schema";
import { atomically, type BaseContext } from "../context";
import { Unauthenticated } from "../errors";
import { only } from "../rows";
import type { TokenInput } from "./input";
import { hashSecret, newSecret } from "./secrets";

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000);

/** Who is being deleted gets no token that outlives him; held until it is written. */
async function assertAdmitted(ctx: BaseContext, userId: number) {
  const [same] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), users.isActive, not(users.isDeleted)))
    .for("share");
  if (!same) throw new Unauthenticated();
}

/** Makes an access token of the caller's; its secret is shown this once. */
export async function createToken(
  ctx: BaseContext,
  { name, scope, expiresInDays }: z.output<typeof TokenInput>,
) {
  const { visit } = ctx;
  if (!visit) throw new Unauthenticated();
  const secret = newSecret();
  const token = await atomically(ctx, async (ctx) => {
    await assertAdmitted(ctx, visit.user.id);
    return only(
      await ctx.db
        .insert(apiTokens)
        .values({
          userId: visit.user.id,
          name,
          scope,
          tokenHash: hashSecret(secret),
          expiresAt: expiresInDays === null ? null : daysFrom(ctx.now, expiresInDays),
          createdAt: ctx.now,
        })
        .returning(),
    );
  });
  return { token, secret };
}
