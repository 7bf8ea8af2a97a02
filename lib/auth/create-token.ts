import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { live } from "@/db/live";
import { apiTokens, users } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { atomically, type BaseContext } from "../kernel/context";
import { Unauthenticated } from "../kernel/errors";
import { shared } from "../kernel/lock";
import { hashSecret, newSecret } from "../kernel/secrets";
import { single } from "../values/rows";
import type { TokenInput } from "./input";
import { assertNoLonger, tokenExpiry } from "./token-life";

/** Who is being deleted gets no token that outlives him. */
async function assertAdmitted(ctx: BaseContext, userId: number) {
  const [same] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), live(users)))
    .for(shared);
  if (!same) throw new Unauthenticated();
}

/** Its secret is answered only here. */
export async function createToken(
  ctx: BaseContext,
  { name, scope, expiresInDays }: z.output<typeof TokenInput>,
) {
  const { caller } = ctx;
  if (!caller) throw new Unauthenticated();
  const expiresAt = expiresInDays === null ? null : tokenExpiry(ctx.now, expiresInDays);
  await assertNoLonger(ctx, caller, expiresAt);
  const secret = newSecret();
  const token = await atomically(ctx, async (ctx) => {
    await assertAdmitted(ctx, caller.user.id);
    await recordAccess(ctx, { kind: "TOKEN_CREATED", subject: name });
    return single(
      await ctx.db
        .insert(apiTokens)
        .values({
          userId: caller.user.id,
          name,
          scope,
          tokenHash: hashSecret(secret),
          expiresAt,
          createdAt: ctx.now,
        })
        .returning(),
    );
  });
  return { token, secret };
}
